import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { maskedIban } from '../../../contracts/rules/identity/bankMask.ts';
import type { BankCard } from '../../api/bank.ts';
import { OnlineButton } from '../../components/command/OnlineButton.tsx';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { groupsOf } from '../../ui/fields/groupedInput.ts';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { withBullets } from '../../ui/text/withBullets.ts';
import { BoundCard } from './BoundCard.tsx';
import { DeleteCardSheet, type Deletion } from './DeleteCardSheet.tsx';
import { ContentSkeleton } from '../../ui/loading/ContentSkeleton.tsx';

interface BankCardViewProps {
  card: RemoteState<BankCard>;
  deletion: Deletion;
  isOffline: boolean;
  addHref: string;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** Rows of the card in the usual order of bank documents; missing values are omitted. */
function rowsOf(card: BankCard): KeyValueRow[] {
  const said: readonly [label: ReactNode, value: string | undefined][] = [
    [<FormattedMessage id="bank.name" defaultMessage="Nickname" />, card.name],
    [<FormattedMessage id="bank.bankName" defaultMessage="Bank name" />, card.bank_name],
    [<FormattedMessage id="bank.branch" defaultMessage="Branch" />, card.bank_branch],
    [<FormattedMessage id="bank.branchName" defaultMessage="Branch name" />, card.branch_name],
    [
      card.iban ? (
        <FormattedMessage id="bank.branchNumber" defaultMessage="Branch number" />
      ) : (
        <FormattedMessage id="bank.branchCode" defaultMessage="Branch code" />
      ),
      card.branch_number,
    ],
    [<FormattedMessage id="bank.bankAddress" defaultMessage="Bank address" />, card.bank_address],
    [<FormattedMessage id="bank.swift" defaultMessage="SWIFT (Fedwire) code" />, card.swift_code],
    [
      <FormattedMessage id="bank.iban" defaultMessage="IBAN" />,
      card.iban && groupsOf(withBullets(maskedIban(card.iban))).join(' '),
    ],
    [
      <FormattedMessage id="bank.address" defaultMessage="Recipient’s full address" />,
      card.residence_address,
    ],
    [
      <FormattedMessage id="verification.address.postalCode" defaultMessage="Postal code" />,
      card.postal_code,
    ],
  ];
  return said.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function Bound({ card, deletion, isOffline, addHref }: Omit<BankCardViewProps, 'card'> & { card: BankCard }) {
  return (
    <Stack gutter padBlock="3" gap="4">
      <BoundCard card={card} />
      <Text as="p" variant="caption" tone="muted">
        <FormattedMessage id="bank.masked" defaultMessage="All digits but the last four are masked." />
      </Text>
      <KeyValue rows={rowsOf(card)} />
      <BottomBar>
        <Stack gap="3">
          {card.can_delete === true ? (
            <>
              <Button
                variant="secondary"
                width="block"
                disabled={isOffline}
                onClick={() => deletion.open({ isForAnother: true })}
              >
                <FormattedMessage id="bank.replace.title" defaultMessage="Replace bank account" />
              </Button>
              <OnlineButton
                variant="dangerText"
                width="block"
                isOffline={isOffline}
                onClick={() => deletion.open({ isForAnother: false })}
              >
                <FormattedMessage id="bank.delete.title" defaultMessage="Delete bank account" />
              </OnlineButton>
            </>
          ) : (
            <Button variant="secondary" width="block" href={addHref}>
              <FormattedMessage id="bank.replace.title" defaultMessage="Replace bank account" />
            </Button>
          )}
        </Stack>
      </BottomBar>
    </Stack>
  );
}

/** Bank card for payouts, masked, or the link that adds one. */
export function BankCardView(props: BankCardViewProps) {
  const { card, deletion, addHref, onRefresh, onBack, offlineBar } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="bank.card" defaultMessage="Bank account" />}
      onBack={onBack}
      onRefresh={onRefresh}
      beneathBar={offlineBar}
      sheets={
        deletion.isOpen && card.state === 'ready' ? (
          <DeleteCardSheet card={card.data} deletion={deletion} />
        ) : null
      }
    >
      <Remote
        of={card}
        skeleton={
          <Stack gutter padBlock="3" gap="4">
            <Skeleton shape="block" />
            <ContentSkeleton shape="facts" count={7} />
          </Stack>
        }
        failedTitle={
          <FormattedMessage id="bank.failed" defaultMessage="Your bank account could not be loaded" />
        }
      >
        {(data) =>
          data.bank_account === '' ? (
            <Empty
              title={<RefusalText of="bank.noCard" />}
              text={
                <FormattedMessage id="bank.empty.text" defaultMessage="Link one to withdraw to your bank." />
              }
              action={
                <Button href={addHref}>
                  <FormattedMessage id="bank.link" defaultMessage="Link bank account" />
                </Button>
              }
            />
          ) : (
            <Bound {...props} card={data} />
          )
        }
      </Remote>
    </SubScreen>
  );
}
