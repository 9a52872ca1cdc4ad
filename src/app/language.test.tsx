import { beforeEach, expect, it, vi } from 'vitest';
import { loadMessages, type Messages } from '../intl/loadMessages.ts';
import { createLanguage } from './language.ts';
import { createSession } from './session.ts';

vi.mock('../intl/loadMessages.ts');

const load = vi.mocked(loadMessages);
const tellServer = vi.fn<(mark: string) => Promise<string>>();
const askServer = vi.fn<() => Promise<string>>();

/** Messages that identify their language. */
const messagesOf = (locale: string): Messages => ({ [locale]: [] });

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  load.mockImplementation((locale) => Promise.resolve(messagesOf(locale)));
  tellServer.mockImplementation((mark) => Promise.resolve(mark));
});

function start(stored?: string) {
  if (stored) localStorage.setItem('lang', stored);
  const silence = () => undefined;
  const session = createSession({
    currentPath: () => '/',
    replace: silence,
    showMessage: () => silence,
  });
  const language = createLanguage({ session, tellServer, askServer });
  return { session, language };
}

it('starts with the stored mark and tells the server', async () => {
  const { language } = start('jp');
  await language.start();
  await language.agree();
  expect(language.snapshot()).toEqual({ locale: 'ja', messages: messagesOf('ja') });
  expect(tellServer).toHaveBeenCalledExactlyOnceWith('jp');
  expect(askServer).not.toHaveBeenCalled();
});

it('takes what the server is configured for where nobody has chosen, and stores nothing', async () => {
  askServer.mockResolvedValue('th');
  const { language } = start();
  await language.start();
  expect(language.snapshot().locale).toBe('en');
  await language.agree();
  expect(language.snapshot().locale).toBe('th');
  expect(localStorage.getItem('lang')).toBeNull();
});

it('falls back to English where the stored language does not come', async () => {
  load.mockImplementation((locale) =>
    locale === 'ja' ? Promise.reject(new Error('chunk')) : Promise.resolve(messagesOf(locale)),
  );
  const { language } = start('jp');
  await language.start();
  expect(language.snapshot().locale).toBe('en');
});

it('stores a choice and tells the server once the texts are there', async () => {
  const { language } = start();
  await language.start();
  await language.choose('zh-Hant');
  expect(language.snapshot()).toEqual({ locale: 'zh-Hant', messages: messagesOf('zh-Hant') });
  expect(localStorage.getItem('lang')).toBe('hk');
  expect(tellServer).toHaveBeenCalledExactlyOnceWith('hk');
});

it('stays as it is when the texts of a choice do not come', async () => {
  const { language } = start('de');
  await language.start();
  load.mockRejectedValue(new Error('chunk'));
  await expect(language.choose('ko')).rejects.toThrow('chunk');
  expect(language.snapshot().locale).toBe('de');
  expect(localStorage.getItem('lang')).toBe('de');
  expect(tellServer).not.toHaveBeenCalled();
});

it('shows the last of two quick choices, whichever comes first', async () => {
  const { language } = start();
  await language.start();
  let arrive = () => undefined as void;
  load.mockImplementation((locale) =>
    locale === 'ko'
      ? new Promise((resolve) => (arrive = () => resolve(messagesOf('ko'))))
      : Promise.resolve(messagesOf(locale)),
  );
  const slow = language.choose('ko');
  await language.choose('es');
  arrive();
  await slow;
  expect(language.snapshot().locale).toBe('es');
  expect(localStorage.getItem('lang')).toBe('esp');
});

it('follows a choice of another tab', async () => {
  const { language, session } = start();
  await language.start();
  const stop = session.follow();
  localStorage.setItem('lang', 'kr');
  dispatchEvent(new StorageEvent('storage', { key: 'lang' }));
  await vi.waitFor(() => expect(language.snapshot().locale).toBe('ko'));
  stop();
});

it('goes out with the first call, before the server has said anything', () => {
  const visitor = start().language;
  expect(visitor.mark()).toBe('en');
  // Its texts are still loading.
  void visitor.start('th');
  expect(visitor.mark()).toBe('th');
  expect(start('hk').language.mark()).toBe('hk');
});

it('goes out as the server calls it, over a reload too, until another one is chosen', async () => {
  tellServer.mockResolvedValueOnce('spa');
  const { language } = start();
  await language.start();
  await language.choose('es');
  await vi.waitFor(() => expect(language.mark()).toBe('spa'));
  expect(start().language.mark()).toBe('spa');
  expect(start().language.snapshot().locale).toBe('en');
  tellServer.mockReturnValue(new Promise(() => undefined));
  await language.choose('ko');
  expect([language.mark(), start().language.mark()]).toEqual(['kr', 'kr']);
});

it.each(['', 'a mark\nX-Other: 1', 'x'.repeat(30)])('never goes out as %o', async (mark) => {
  tellServer.mockResolvedValue(mark);
  const { language } = start('de');
  await language.start();
  await language.agree();
  expect(language.mark()).toBe('de');
});

it('an answer that comes after another choice says nothing of that one', async () => {
  let answer = (_: string) => undefined as void;
  tellServer.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { language } = start();
  await language.start();
  await language.choose('es');
  await language.choose('ko');
  answer('spa');
  await vi.waitFor(() => expect(language.mark()).toBe('kr'));
});
