import { loadMessages, type Messages } from '../intl/loadMessages.ts';
import { defaultLocale, localeOfMark, markOfLocale, type LocaleId } from '../intl/locales.ts';
import { later } from '../ui/loading/later.ts';
import type { Session } from './session.ts';

interface LanguageState {
  locale: LocaleId;
  messages: Messages;
}

interface LanguageOptions {
  session: Session;
  /** Sends the session's language to the server as a mark; resolves to the server's own mark. */
  tellServer: (mark: string) => Promise<string>;
  /** Language that the server stores for this caller, as a wire code. */
  askServer: () => Promise<string>;
}

export type Language = ReturnType<typeof createLanguage>;

/** Language of the page: the user's choice, else the server's configuration, English until that is known. */
export function createLanguage({ session, tellServer, askServer }: LanguageOptions) {
  let state: LanguageState = { locale: defaultLocale, messages: {} };
  let wanted: LocaleId = defaultLocale;
  const listeners = new Set<() => void>();

  async function show(locale: LocaleId): Promise<void> {
    wanted = locale;
    const messages = await later(() => loadMessages(locale)).load();
    // A later choice may have loaded first.
    if (wanted !== locale) return;
    state = { locale, messages };
    for (const listener of listeners) listener();
  }

  async function tell(locale: LocaleId): Promise<void> {
    const mark = await tellServer(markOfLocale(locale));
    // Another language may have been chosen meanwhile.
    if (session.snapshot().locale === locale) session.keepMark(mark);
  }

  return {
    snapshot: (): LanguageState => state,

    /** Language mark of every call, including the first: answers use the language of the page. */
    mark: (): string => session.languageMark() ?? markOfLocale(wanted),

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * Loads the first texts. English is the fallback for a language that fails to load.
     * @param configured the server's configured language, if the page contains it
     */
    async start(configured: LocaleId = defaultLocale): Promise<void> {
      const { locale = configured } = session.snapshot();
      await show(locale).catch(() => show(defaultLocale));
      session.subscribe(() => {
        const { locale: chosen } = session.snapshot();
        // Another tab has selected a language; this tab keeps its texts if the new ones fail to load.
        if (chosen !== undefined && chosen !== wanted) void show(chosen).catch(() => undefined);
      });
    },

    /**
     * Sends the earlier choice to the server, or requests the configured language of the caller, e.g. after a login.
     */
    async agree(): Promise<void> {
      const { locale: chosen } = session.snapshot();
      if (chosen !== undefined) return tell(chosen);
      const locale = localeOfMark(await askServer());
      if (locale === undefined || session.snapshot().locale !== undefined) return;
      if (locale !== wanted) await show(locale);
    },

    /** @throws when the texts cannot be loaded; nothing is changed then */
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
      // The page uses the language even if the server call fails.
      tell(locale).catch(() => undefined);
    },
  };
}
