import { loadMessages, type Messages } from '../intl/loadMessages.ts';
import { defaultLocale, localeOfMark, type LocaleId } from '../intl/locales.ts';
import { later } from '../ui/later.ts';
import type { Session } from './session.ts';

interface LanguageState {
  locale: LocaleId;
  messages: Messages;
}

interface LanguageOptions {
  session: Session;
  /** Tells the server the session's language, as a mark. */
  tellServer: (mark: string) => void;
  /** The mark that the server has configured for this caller. */
  askServer: () => Promise<string>;
}

export type Language = ReturnType<typeof createLanguage>;

/** The language on screen: the user's choice, else what the server is configured for, English until that is known. */
export function createLanguage({ session, tellServer, askServer }: LanguageOptions) {
  let state: LanguageState = { locale: defaultLocale, messages: {} };
  let wanted: LocaleId = defaultLocale;
  const listeners = new Set<() => void>();

  async function show(locale: LocaleId): Promise<void> {
    wanted = locale;
    const messages = await later(() => loadMessages(locale)).load();
    // A later choice may have been quicker.
    if (wanted !== locale) return;
    state = { locale, messages };
    for (const listener of listeners) listener();
  }

  return {
    snapshot: (): LanguageState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * The first texts. English stands in for a language that does not come.
     * @param configured what the server is configured for, where the page says so
     */
    async start(configured: LocaleId = defaultLocale): Promise<void> {
      const { locale = configured } = session.snapshot();
      await show(locale).catch(() => show(defaultLocale));
      session.subscribe(() => {
        const { locale: chosen } = session.snapshot();
        // Another tab has chosen; this one keeps its texts if the new ones do not come.
        if (chosen !== undefined && chosen !== wanted) void show(chosen).catch(() => undefined);
      });
    },

    /** Start-up's call to the server: says what was chosen before, or asks what is configured. */
    async agree(): Promise<void> {
      const mark = session.languageMark();
      if (mark !== undefined) return tellServer(mark);
      const locale = localeOfMark(await askServer());
      if (locale === undefined || session.snapshot().locale !== undefined) return;
      if (locale !== state.locale) await show(locale);
    },

    /** @throws when the texts cannot be loaded; everything stays as it was. */
    async choose(locale: LocaleId): Promise<void> {
      const before = wanted;
      try {
        await show(locale);
      } catch (error) {
        if (wanted === locale) wanted = before;
        throw error;
      }
      if (wanted !== locale) return;
      session.chooseLocale(locale);
      tellServer(session.languageMark() ?? '');
    },
  };
}
