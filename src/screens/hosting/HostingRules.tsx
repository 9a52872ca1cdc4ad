import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { hostingAgreementId } from '../../../contracts/agreements.ts';
import { markOfLocale } from '../../../contracts/locales.ts';
import { article } from '../../api/help.ts';
import { hostingProduct } from '../../api/hosting.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { HostingRulesView } from './HostingRulesView.tsx';

/** Hosting rules; the address may name a product. */
export function HostingRules() {
  const [query] = useSearchParams();
  const { back, locale } = useShell();
  const id = query.get('id') ?? '';
  const text = useQuery(article({ id: String(hostingAgreementId), lang: markOfLocale(locale) }));
  const product = useQuery({ ...hostingProduct(Number(id)), enabled: /^[1-9]\d{0,14}$/.test(id) });
  return <HostingRulesView article={remoteOf(text)} product={product.data} onBack={back} />;
}
