import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IeoStage } from '../../../contracts/rules/ieo.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { lock } from '../../ui/pictures/laterIcons.ts';

/** Stage of a product. */
export function IeoPill({ stage }: { stage: IeoStage }): ReactNode {
  switch (stage) {
    case 'coming':
      return (
        <Pill tone="neutral">
          <FormattedMessage id="ieo.stage.coming" defaultMessage="Coming" />
        </Pill>
      );
    case 'open':
      return (
        <Pill tone="accent" icon="clock">
          <FormattedMessage id="ieo.stage.open" defaultMessage="Applying" />
        </Pill>
      );
    case 'allotting':
      return (
        <Pill tone="info" icon="clock">
          <FormattedMessage id="ieo.stage.allotting" defaultMessage="Allotting" />
        </Pill>
      );
    case 'paying':
      return (
        <Pill tone="info" icon="clock">
          <FormattedMessage id="ieo.stage.paying" defaultMessage="Paying" />
        </Pill>
      );
    case 'listing':
      return (
        <Pill tone="info" icon="clock">
          <FormattedMessage id="ieo.stage.listing" defaultMessage="Before listing" />
        </Pill>
      );
    case 'locked':
      return (
        <Pill tone="info" icon={lock}>
          <FormattedMessage id="ieo.step.locked" defaultMessage="Locked" />
        </Pill>
      );
    case 'unlocked':
      return (
        <Pill tone="success" icon="check">
          <FormattedMessage id="ieo.step.unlocked" defaultMessage="Unlocked" />
        </Pill>
      );
  }
}
