import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IeoApplication } from '../../../api/ieo.ts';
import { ApplicationRow } from './ApplicationRow.tsx';
import { applicationTimesOf } from '../../../components/ieo/applicationStage.ts';
import { Records } from '../../../components/lists/Records.tsx';
import type { PagedRows } from '../../../components/lists/usePages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Empty } from '../../../ui/lists/Empty.tsx';
import type { Remote } from '../../../ui/loading/remoteData.ts';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { Tabs } from '../../../ui/screen/Tabs.tsx';

/** Applications by outcome. */
export type ApplicationsTab = 'all' | 'paying' | 'processing' | 'success' | 'fail';

interface IeoApplicationsViewProps {
  tab: ApplicationsTab;
  applications: Remote<PagedRows<IeoApplication>>;
  /** Number of allotments that can be paid now; undefined while unknown. */
  toPay: number | undefined;
  isHidden: boolean;
  /** The server's clock. */
  now: () => number;
  links: { application: (application: IeoApplication) => string; ieos: string };
  onTab: (tab: ApplicationsTab) => void;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

function NoApplication({ tab, links }: Pick<IeoApplicationsViewProps, 'tab' | 'links'>) {
  return (
    <Empty
      title={
        tab === 'all' ? (
          <FormattedMessage id="ieoApplications.none" defaultMessage="No applications yet" />
        ) : (
          <FormattedMessage id="ieoApplications.noneOf" defaultMessage="No applications of this kind" />
        )
      }
      text={
        <FormattedMessage
          id="ieoApplications.none.text"
          defaultMessage="Applying for an IEO charges nothing; you pay only for what is allotted to you."
        />
      }
      action={
        <Button variant="secondary" size="dense" href={links.ieos}>
          <FormattedMessage id="ieoApplications.ieos" defaultMessage="See the IEOs" />
        </Button>
      }
    />
  );
}

/** The user's applications for IEOs, newest first. */
export function IeoApplicationsView(props: IeoApplicationsViewProps) {
  const { tab, applications, toPay, isHidden, now, links, onTab, onMore, onRefresh, onBack, offlineBar } =
    props;
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'ieoApplications.title', defaultMessage: 'My IEO applications' });
  return (
    <SubScreen title={title} onBack={onBack} beneathBar={offlineBar} onRefresh={onRefresh}>
      <Tabs<ApplicationsTab>
        label={title}
        tabs={[
          { id: 'all', label: <FormattedMessage id="otc.orders.all" defaultMessage="All" /> },
          {
            id: 'paying',
            label: <FormattedMessage id="ieoApplications.toPay" defaultMessage="To pay" />,
            ...(toPay !== undefined && toPay > 0 && { count: toPay }),
          },
          {
            id: 'processing',
            label: <FormattedMessage id="ieoApplications.processing" defaultMessage="Processing" />,
          },
          {
            id: 'success',
            label: <FormattedMessage id="ieoApplications.success" defaultMessage="Success" />,
          },
          { id: 'fail', label: <FormattedMessage id="ieoApplications.failedOnes" defaultMessage="Failed" /> },
        ]}
        current={tab}
        onChange={onTab}
      />
      <Records
        of={applications}
        failedTitle={
          <FormattedMessage
            id="ieoApplications.failed"
            defaultMessage="Your applications could not be loaded"
          />
        }
        empty={<NoApplication tab={tab} links={links} />}
        label={title}
        timeMsOf={(application) => applicationTimesOf(application).createdMs}
        rowHeight={112}
        onMore={onMore}
      >
        {(application) => (
          <ApplicationRow
            application={application}
            nowMs={now()}
            isHidden={isHidden}
            href={links.application(application)}
          />
        )}
      </Records>
    </SubScreen>
  );
}
