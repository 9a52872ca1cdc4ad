import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Profile } from '../../../api/account.ts';
import { bindContact, sendContactCode } from '../../../api/contacts.ts';
import { codeRefusedOf } from '../../../components/codes/codeRefusedOf.ts';
import { useDraft } from '../../../components/forms/useDraft.ts';
import type { Address } from '../../../components/identifiers/useAddressCode.ts';
import { signInChoice } from '../../../components/identifiers/signInChoice.ts';
import { refusalToast } from '../../../components/shell/failures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { isText } from '../../../stored/shapes.ts';
import {
  boundOf,
  isContactKind,
  noContact,
  proofOf,
  type ContactKind,
  type ContactValues,
} from './contactForm.ts';
import { ContactSheet } from './ContactSheet.tsx';
import { useAccountSend } from '../useAccountSend.ts';
import { useCodeToast } from '../../../components/codes/useCodeToast.ts';
import { useSuccessToast } from '../useSuccessToast.ts';
import { useLoginProof } from '../wallets/useLoginProof.tsx';
import { useSecurity } from './useSecurity.ts';
import { useAccountCode } from '../useAccountCode.ts';

const stored = { kind: isContactKind, email: isText, phone: isText };

/** Request fields of an address. */
const named = ({ kind, address, dialCode }: Address) => ({
  type: kind,
  user_string: address,
  ...(kind === 'mobile' ? { area_code: dialCode } : undefined),
});

/** Both calls; an address error appears at its field. */
function useBinding(kind: ContactKind | undefined) {
  const intl = useIntl();
  const tell = useCodeToast();
  const field = kind === 'email' ? 'email' : 'phone';
  const names = { user_string: field, area_code: field, password: 'password' };
  const send = useAccountSend(names);
  const meta = { handlesErrors: true };
  const code = useMutation({ ...sendContactCode(), meta });
  const bind = useMutation({ ...bindContact(), meta, ...useSuccessToast() });
  return {
    send,
    bind: bind.mutateAsync,
    async sendCode(address: Address) {
      try {
        return tell(await code.mutateAsync(named(address)));
      } catch (error) {
        return codeRefusedOf(intl, error, names);
      }
    },
  };
}

/** Sheet that binds an address; it stays open across the country selection. */
export function useContactSheet(account: Profile | undefined) {
  const { site, isOffline, toast, pathOf } = useShell();
  const draft = useDraft<ContactValues>('account.contact', { fields: stored, detours: ['ChooseCountry'] });
  const [kind, setKind] = useState(() => draft.initial?.kind);
  const { send, bind, sendCode } = useBinding(kind);
  const sendOwnCode = useAccountCode();
  const owner = useLoginProof();
  const security = useSecurity();
  const close = () => {
    draft.end();
    setKind(undefined);
  };
  const sheet =
    account && kind && security?.state === 'ready' ? (
      <ContactSheet
        key={kind}
        kind={kind}
        isChange={boundOf(account, kind) !== ''}
        proof={proofOf(account, kind)}
        isByWallet={owner.isByWallet}
        holdMinutes={security.data.hold_minutes.change}
        isSandbox={site?.is_sandbox === true}
        isOffline={isOffline}
        country={signInChoice.country()}
        onCountry={signInChoice.keepCountry}
        countryHref={pathOf('ChooseCountry')}
        draft={draft}
        onSendCode={sendCode}
        onSendOwnCode={sendOwnCode}
        onSubmit={async ({ code, ownCode, password, ...address }) => {
          const refused = await owner.sendWith(password, (proof) =>
            send(() =>
              bind({ ...named(address), code, password: proof, ...(ownCode && { own_code: ownCode }) }),
            ),
          );
          if (!refused) close();
          return refused;
        }}
        onRefused={(...refusal) => toast(refusalToast(...refusal))}
        onClose={close}
      />
    ) : null;
  return {
    sheet: owner.over(sheet),
    open(next: ContactKind): void {
      draft.onValues(noContact(next));
      setKind(next);
    },
  };
}
