import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ArticleHead } from '../../../api/help.ts';
import { Empty } from '../../../ui/lists/Empty.tsx';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { Section } from '../../../ui/screen/Section.tsx';
import { Switch } from '../../../ui/choices/Switch.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { acceptanceOf, AgreementRow, type AcceptanceState } from './AgreementRow.tsx';

interface AgreementsViewProps {
  agreements: RemoteState<readonly ArticleHead[]>;
  /** Whether the user wants text messages other than codes; undefined when the choice is not available. */
  textMessages: boolean | undefined;
  onTextMessages: (isWanted: boolean) => void;
  hrefOf: (id: number) => string;
  onBack: () => void;
}

const headings: Record<AcceptanceState, ReactNode> = {
  current: <FormattedMessage id="agreements.accepted" defaultMessage="Accepted" />,
  former: <FormattedMessage id="agreements.former" defaultMessage="New version" />,
  none: <FormattedMessage id="agreements.current" defaultMessage="Current versions" />,
};

function Texts({ all, hrefOf }: { all: readonly ArticleHead[]; hrefOf: (id: number) => string }) {
  if (all.length === 0)
    return <Empty title={<FormattedMessage id="agreements.empty" defaultMessage="No documents yet" />} />;
  return (['former', 'current', 'none'] as const).map((state) => {
    const shown = all.filter((agreement) => acceptanceOf(agreement) === state);
    if (shown.length === 0) return null;
    const note =
      state === 'former' ? (
        <FormattedMessage
          id="agreements.former.note"
          defaultMessage="A new version applies once you accept it. Until then, the one you accepted applies."
        />
      ) : undefined;
    return (
      <Section key={state} title={headings[state]} note={note}>
        <List>
          {shown.map((agreement) => (
            <AgreementRow key={agreement.id} agreement={agreement} href={hrefOf(agreement.id)} />
          ))}
        </List>
      </Section>
    );
  });
}

function Choices({ isOn, onChange }: { isOn: boolean; onChange: AgreementsViewProps['onTextMessages'] }) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'agreements.textMessages',
    defaultMessage: 'Text messages about my account',
  });
  return (
    <Section title={<FormattedMessage id="agreements.choices" defaultMessage="Your choices" />}>
      <List>
        <ListRow
          weight="regular"
          titleRoom="long"
          lead={<Icon name={laterIcons.phone} />}
          title={label}
          caption={
            <FormattedMessage
              id="agreements.textMessages.optional"
              defaultMessage="Optional. Codes are always sent."
            />
          }
          value={<Switch label={label} checked={isOn} onChange={onChange} />}
        />
      </List>
    </Section>
  );
}

/** The agreements with their accepted versions and dates, and the optional consents. */
export function AgreementsView(props: AgreementsViewProps) {
  const { agreements, textMessages, onTextMessages, hrefOf, onBack } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="agreements.title" defaultMessage="Agreements and privacy" />}
      onBack={onBack}
    >
      <Remote
        of={agreements}
        failedTitle={
          <FormattedMessage id="agreements.failed" defaultMessage="The agreements could not be loaded" />
        }
      >
        {(all) => <Texts all={all} hrefOf={hrefOf} />}
      </Remote>
      {textMessages === undefined ? null : <Choices isOn={textMessages} onChange={onTextMessages} />}
    </SubScreen>
  );
}
