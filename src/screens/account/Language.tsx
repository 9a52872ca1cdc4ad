import { useState } from 'react';
import { useShell } from '../../components/shell/useShell.ts';
import type { LocaleId } from '../../intl/locales.ts';
import { LanguageView } from './LanguageView.tsx';

/** Selects the language of the device and of the session. */
export function Language() {
  const { locale, chooseLocale, back } = useShell();
  const [loading, setLoading] = useState<LocaleId>();
  const [failed, setFailed] = useState<LocaleId>();
  async function choose(next: LocaleId): Promise<void> {
    setFailed(undefined);
    setLoading(next);
    try {
      await chooseLocale(next);
    } catch {
      setFailed(next);
    } finally {
      setLoading(undefined);
    }
  }
  return (
    <LanguageView
      current={locale}
      loading={loading}
      failed={failed}
      onChoose={(next) => void choose(next)}
      onBack={back}
    />
  );
}
