import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormSkeleton } from '../../components/forms/FormSkeleton.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { ChangedSecret } from './ChangedSecret.tsx';
import type { FundPasswordWay } from './fundPasswordSchema.ts';
import { FundPasswordForm } from './FundPasswordForm.tsx';
import type { FundPasswordFormProps } from './useFundPasswordForm.ts';

interface ChangeFundPasswordViewProps extends Omit<FundPasswordFormProps, 'isSet'> {
  /** Whether a fund password is set. */
  isSet: RemoteState<boolean>;
  /** Way in which it was set; the form is replaced by a confirmation. */
  done: FundPasswordWay | undefined;
  onBack: () => void;
  offlineBar: ReactNode;
  /** Sheet of a wallet that confirms. */
  sheets?: ReactNode;
}

function Done({
  done,
  holdMinutes,
  onBack,
}: Pick<ChangeFundPasswordViewProps, 'holdMinutes' | 'onBack'> & { done: FundPasswordWay }) {
  const title =
    done === 'first' ? (
      <FormattedMessage id="fundPassword.done.set" defaultMessage="Your fund password has been set" />
    ) : (
      <FormattedMessage id="fundPassword.done.changed" defaultMessage="Your fund password has been changed" />
    );
  const held = { first: null, changed: holdMinutes?.change, forgotten: holdMinutes?.forgotten }[done];
  return (
    <ChangedSecret
      title={title}
      text={
        done === 'first' ? (
          <FormattedMessage
            id="fundPassword.done.text"
            defaultMessage="You can withdraw and save addresses with it."
          />
        ) : undefined
      }
      heldMinutes={held}
      onDone={onBack}
    />
  );
}

/** Sets, changes or resets the fund password: six digits, required for withdrawals. */
export function ChangeFundPasswordView(props: ChangeFundPasswordViewProps) {
  const { isSet, done, holdMinutes, onBack, offlineBar, sheets } = props;
  const isFirst = done === 'first' || (done === undefined && isSet.state === 'ready' && !isSet.data);
  return (
    <SubScreen
      title={
        isFirst ? (
          <FormattedMessage id="fundPassword.set" defaultMessage="Set fund password" />
        ) : (
          <FormattedMessage id="fundPassword.change" defaultMessage="Change fund password" />
        )
      }
      onBack={onBack}
      beneathBar={offlineBar}
      sheets={sheets}
    >
      {done === undefined ? (
        <Remote
          of={isSet}
          skeleton={<FormSkeleton />}
          failedTitle={
            <FormattedMessage
              id="fundPassword.failed"
              defaultMessage="Your fund password status could not be loaded"
            />
          }
        >
          {(known) => <FundPasswordForm key={String(known)} {...props} isSet={known} />}
        </Remote>
      ) : (
        <Done done={done} holdMinutes={holdMinutes} onBack={onBack} />
      )}
    </SubScreen>
  );
}
