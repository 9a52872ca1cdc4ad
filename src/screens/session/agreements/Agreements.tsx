import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { agreementCategory, agreementIds } from '../../../../contracts/agreements.ts';
import { markOfLocale } from '../../../../contracts/locales.ts';
import { profile, type Profile } from '../../../api/account.ts';
import { setTextConsent } from '../../../api/consent.ts';
import { articles } from '../../../api/help.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { mapRemote, remoteOf } from '../../../ui/loading/remoteData.ts';
import { AgreementsView } from './AgreementsView.tsx';

/** Above the number of agreements of any platform. */
const limit = '100';

/**
 * The choice concerns text messages, so it is shown only to users with a phone, and only when the back end supports it.
 */
function wantsTexts(user: Profile | undefined): boolean | undefined {
  return user?.phone ? user.text_messages : undefined;
}

/** The platform's agreements and the user's acceptance of them. */
export function Agreements() {
  const { user, pathOf, back, locale } = useShell();
  const client = useQueryClient();
  const list = useQuery(articles({ c_id: String(agreementCategory), lang: markOfLocale(locale), limit }));
  const account = useQuery({ ...profile(), enabled: user !== undefined });
  const consent = useMutation({
    ...setTextConsent(),
    onSuccess: (_, { text_messages }) =>
      client.setQueryData(
        profile().queryKey,
        (known) => known && { ...known, text_messages: text_messages === '1' },
      ),
  });
  const known = wantsTexts(user && (account.data ?? user));
  const asked = consent.isPending ? consent.variables.text_messages === '1' : known;
  return (
    <AgreementsView
      agreements={mapRemote(remoteOf(list), (page) => page.list)}
      textMessages={known === undefined ? undefined : asked}
      onTextMessages={(isWanted) => {
        if (!consent.isPending) consent.mutate({ text_messages: isWanted ? '1' : '0' });
      }}
      hrefOf={(id) => {
        if (id === agreementIds.user) return pathOf('UserAgreement');
        if (id === agreementIds.privacy) return pathOf('PrivacyAgreement');
        return pathOf('Agreement', { id: String(id) });
      }}
      onBack={back}
    />
  );
}
