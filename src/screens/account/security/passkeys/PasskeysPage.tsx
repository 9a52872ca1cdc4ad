import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Security, WithdrawalHold } from '../../../../api/accountSecurity.ts';
import type { Passkey } from '../../../../api/passkeys.ts';
import { NoCodeAddress } from '../../../../components/codes/NoCodeAddress.tsx';
import { LeadSentence } from '../../../../components/details/LeadSentence.tsx';
import { HoldCallout } from '../../../../components/details/HoldCallout.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Link } from '../../../../ui/actions/Link.tsx';
import { EmptySentence } from '../../../../ui/lists/EmptySentence.tsx';
import { List } from '../../../../ui/lists/List.tsx';
import { HeadedSkeleton } from '../../../../ui/loading/HeadedSkeleton.tsx';
import { Remote } from '../../../../ui/loading/Remote.tsx';
import { Notice } from '../../../../ui/messages/Notice.tsx';
import { BottomBar } from '../../../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../../../ui/screen/Stack.tsx';
import { SubScreen } from '../../../../ui/screen/SubScreen.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import type { Extended } from '../../extended.ts';
import { PasskeyRow } from './PasskeyRow.tsx';

/** Passkeys of an account, as the contract limits them. */
const mostPasskeys = 10;

interface PasskeysPageProps {
  /** Times in the device's clock. */
  security: Extended<Pick<Security, 'passkeys' | 'withdrawal_holds'>>;
  /** Proof that the account needs before its passkeys can change; undefined if it has all. */
  missing: 'address' | 'password' | undefined;
  /** False where the browser or the page's host has no passkeys. */
  isSupported: boolean;
  links: Record<'account' | 'forgotPassword', string>;
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
  sheets: ReactNode;
}

/** What the account needs first. */
function Missing({ missing, links }: Pick<PasskeysPageProps, 'missing' | 'links'>) {
  const why = (
    <FormattedMessage
      id="passkeys.missing.why"
      defaultMessage="To change passkeys you need your login password and a code that we send you."
    />
  );
  if (missing === 'address') return <NoCodeAddress href={links.account}>{why}</NoCodeAddress>;
  return (
    <Notice
      tone="warning"
      lead={<LeadSentence of="account.passkeyPassword" />}
      action={
        <Link href={links.forgotPassword}>
          <FormattedMessage id="passkeys.noPassword.set" defaultMessage="Set one" />
        </Link>
      }
    >
      {why}
    </Notice>
  );
}

function Hold({ holds }: { holds: readonly WithdrawalHold[] }) {
  const hold = holds.find(({ reason }) => reason === 'passkey');
  return hold?.until_ms === undefined ? null : (
    <Stack gutter padBlock="2">
      <HoldCallout hold={hold} untilMs={hold.until_ms} />
    </Stack>
  );
}

function Add({
  count,
  isSupported,
  onAdd,
}: { count: number } & Pick<PasskeysPageProps, 'isSupported' | 'onAdd'>) {
  const reason = !isSupported ? (
    <FormattedMessage
      id="passkeys.unsupported"
      defaultMessage="This browser cannot create passkeys here. Open the page in another one."
    />
  ) : count >= mostPasskeys ? (
    <FormattedMessage
      id="passkeys.full"
      defaultMessage="An account has at most {count} passkeys. Remove one first."
      values={{ count: mostPasskeys }}
    />
  ) : undefined;
  return (
    <BottomBar>
      <Button width="block" disabled={reason !== undefined} reason={reason} onClick={onAdd}>
        <FormattedMessage id="passkeys.add" defaultMessage="Add passkey" />
      </Button>
    </BottomBar>
  );
}

function Content({
  passkeys,
  holds,
  ...props
}: { passkeys: readonly Passkey[]; holds: readonly WithdrawalHold[] } & PasskeysPageProps) {
  const { missing, links, onRemove } = props;
  return (
    <>
      <Hold holds={holds} />
      <Stack gutter padBlock="3">
        <Text as="p" tone="secondary">
          <FormattedMessage
            id="passkeys.text"
            defaultMessage="Log in with the lock of your device, without a password, and confirm in place of codes. No other site can use your passkey."
          />
        </Text>
      </Stack>
      {passkeys.length === 0 ? (
        <EmptySentence>
          <FormattedMessage id="passkeys.none" defaultMessage="This account has no passkey." />
        </EmptySentence>
      ) : (
        <List>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={missing === undefined ? () => onRemove(passkey) : undefined}
            />
          ))}
        </List>
      )}
      {missing === undefined ? (
        <Add count={passkeys.length} {...props} />
      ) : (
        <Stack gutter padBlock="4">
          <Missing missing={missing} links={links} />
        </Stack>
      )}
    </>
  );
}

/** Passkeys of the account. */
export function PasskeysPage(props: PasskeysPageProps) {
  const { security, onRefresh, onBack, offlineBar, sheets } = props;
  const unlisted = (
    <EmptySentence>
      <FormattedMessage id="passkeys.unlisted" defaultMessage="This site has no passkeys." />
    </EmptySentence>
  );
  return (
    <SubScreen
      title={<FormattedMessage id="passkeys.title" defaultMessage="Passkeys" />}
      onBack={onBack}
      onRefresh={onRefresh}
      beneathBar={offlineBar}
      sheets={sheets}
    >
      {security === undefined ? (
        unlisted
      ) : (
        <Remote
          of={security}
          skeleton={<HeadedSkeleton />}
          failedTitle={
            <FormattedMessage id="passkeys.listFailed" defaultMessage="Your passkeys could not be loaded" />
          }
        >
          {({ passkeys, withdrawal_holds }) =>
            passkeys === undefined ? (
              unlisted
            ) : (
              <Content {...props} passkeys={passkeys} holds={withdrawal_holds} />
            )
          }
        </Remote>
      )}
    </SubScreen>
  );
}
