import type { AgreementTextProps } from '../../components/agreements/AgreementText.tsx';
import { useArticle } from '../../components/help/useArticle.ts';
import { useShell } from '../../components/shell/useShell.ts';

/** The text of an agreement; there is none for a number that no agreement has. */
export function useAgreement(id: string): AgreementTextProps {
  return { article: useArticle(id), onBack: useShell().back };
}
