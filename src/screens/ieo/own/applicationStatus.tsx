import { FormattedMessage } from 'react-intl';
import type { IeoApplication } from '../../../api/ieo.ts';
import type { Dates } from '../../../intl/dates.ts';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import type { Status } from '../../../components/details/StatusPill.tsx';
import { applicationTimesOf, type ApplicationStage } from '../../../components/ieo/applicationStage.ts';

/** Undefined for a status that this version does not know. */
export function applicationStatusOf(
  application: IeoApplication,
  stage: ApplicationStage,
  dates: Pick<Dates, 'shortDay'>,
): Status | undefined {
  switch (stage) {
    case 'applied':
      return {
        tone: 'accent',
        icon: 'clock',
        label: <FormattedMessage id="ieoApplication.applied" defaultMessage="Applied" />,
      };
    case 'notAllotted':
      return {
        tone: 'danger',
        icon: 'close',
        label: <FormattedMessage id="ieoApplication.notAllotted" defaultMessage="Not allotted" />,
      };
    case 'lapsed':
      return {
        tone: 'neutral',
        label: <FormattedMessage id="ieoApplication.lapsed" defaultMessage="Lapsed" />,
      };
    case 'toPay':
      return {
        tone: 'warning',
        icon: 'clock',
        label: (
          <FormattedMessage
            id="ieoApplication.payBy.day"
            defaultMessage="Pay by {day}"
            values={{ day: dates.shortDay(applicationTimesOf(application).payMs) }}
          />
        ),
      };
    case 'overdue':
      return {
        tone: 'neutral',
        icon: 'clock',
        label: <FormattedMessage id="ieoApplication.overdue" defaultMessage="Payment window ended" />,
      };
    case 'paid':
      return {
        tone: 'info',
        icon: 'check',
        label: <FormattedMessage id="newCoin.order.paid" defaultMessage="Paid" />,
      };
    case 'locked':
      return {
        tone: 'info',
        icon: laterIcons.lock,
        label: <FormattedMessage id="ieo.step.locked" defaultMessage="Locked" />,
      };
    case 'unlocked':
      return {
        tone: 'success',
        icon: 'check',
        label: <FormattedMessage id="ieo.step.unlocked" defaultMessage="Unlocked" />,
      };
    case 'unknown':
      return undefined;
  }
}
