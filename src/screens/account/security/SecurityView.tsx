import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Profile } from '../../../api/account.ts';
import type { Security } from '../../../api/accountSecurity.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { FailedNotice } from '../../../ui/messages/FailedNotice.tsx';
import { HeadedSkeleton } from '../../../ui/loading/HeadedSkeleton.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import type { Extended } from '../extended.ts';
import { HeldNotice } from './HeldNotice.tsx';
import { holdTime } from '../../../components/live/holdTime.ts';
import { MoneyOut } from './MoneyOut.tsx';
import { PasswordRows } from './PasswordRows.tsx';
import { ReachRows } from './ReachRows.tsx';
import { SecurityHead } from './SecurityHead.tsx';

/** Protection state that every compatible back end provides. */
export interface SecurityBasics {
  profile: Profile;
  hasFundPassword: boolean;
}

interface SecurityViewProps {
  basics: RemoteState<SecurityBasics>;
  /** Times in the device's clock. */
  security: Extended<Security>;
  /** Number of logged-in devices; undefined if the back end has no session list. */
  devices: { count: number | undefined } | undefined;
  /** Number of saved withdrawal addresses; undefined while unknown. */
  addresses: number | undefined;
  /** Whether the site has passkeys. */
  hasPasskeys: boolean;
  links: Record<
    'password' | 'fundPassword' | 'passkeys' | 'account' | 'sessions' | 'addresses' | 'bankCard',
    string
  >;
  onPhrase: () => void;
  /** Starts or ends the withdrawal hold; both require confirmation. */
  onHold: (isHeld: boolean) => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
  sheets: ReactNode;
}

function Content({ basics, ...props }: Omit<SecurityViewProps, 'basics'> & { basics: SecurityBasics }) {
  const { security, links } = props;
  const formats = useFormats();
  const { profile, hasFundPassword } = basics;
  const known = security?.state === 'ready' ? security.data : undefined;
  const holds = known?.withdrawal_holds ?? [];
  const hasPassword = profile.has_password !== false;
  return (
    <>
      {security?.state === 'failed' ? (
        <FailedNotice of={security}>
          <FormattedMessage
            id="security.partFailed"
            defaultMessage="Holds and attempts could not be loaded."
          />
        </FailedNotice>
      ) : null}
      {holds.length > 0 ? (
        <HeldNotice holds={holds} passwordHref={links.password} />
      ) : (
        <SecurityHead
          protection={{
            hasPassword,
            hasFundPassword,
            email: profile.email,
            phone: profile.phone,
            canBind: known !== undefined,
          }}
        />
      )}
      <PasswordRows
        hasPassword={hasPassword}
        hasFundPassword={hasFundPassword}
        security={known}
        passkeys={props.hasPasskeys ? known?.passkeys?.length : undefined}
        links={links}
      />
      <ReachRows
        profile={profile}
        phrase={known?.phrase}
        canBind={known !== undefined}
        accountHref={links.account}
        onPhrase={props.onPhrase}
      />
      <MoneyOut {...props} holds={known && holds} />
      {known && holds.length === 0 ? (
        <Stack gutter padBlock="4">
          <Notice tone="neutral" icon={laterIcons.shield}>
            <FormattedMessage
              id="security.afterChange"
              defaultMessage="After a change of password, email, phone, wallet or passkey, withdrawals are on hold for {time}. The remaining time is shown here."
              values={{ time: holdTime(formats, known.hold_minutes.change) }}
            />
          </Notice>
        </Stack>
      ) : null}
    </>
  );
}

/** Overview of the account's protections and the missing ones. */
export function SecurityView(props: SecurityViewProps) {
  const { basics, security, onRefresh, onBack, offlineBar, sheets } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="settings.security" defaultMessage="Security" />}
      onBack={onBack}
      onRefresh={onRefresh}
      beneathBar={offlineBar}
      sheets={sheets}
    >
      <Remote
        of={security?.state === 'loading' ? security : basics}
        skeleton={<HeadedSkeleton />}
        failedTitle={
          <FormattedMessage
            id="security.failed"
            defaultMessage="Your security settings could not be loaded"
          />
        }
      >
        {(data: SecurityBasics) => <Content {...props} basics={data} />}
      </Remote>
    </SubScreen>
  );
}
