import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '../../contracts/schema.d.ts';
import { call, client, type FormOf } from './client.ts';

export type AreaCode = components['schemas']['AreaCode'];
export type CodeSent = components['schemas']['CodeSent'];
export type LanguageMark = components['schemas']['LanguageMark'];
export type SiteConfig = components['schemas']['SiteConfig'];

/** Seconds between two codes, where a back end does not say. */
const codeCooldownS = 60;

export const setLanguage = () =>
  mutationOptions({
    mutationKey: ['session', 'setLanguage'],
    mutationFn: (body: FormOf<'setLanguage'>) => call(client.POST('/set/lang', { body })),
  });

/** The language that the server keeps for this caller, as a mark. */
export const language = () =>
  queryOptions({
    queryKey: ['session', 'language'],
    queryFn: ({ signal }) => call(client.POST('/get/lang', { signal })),
  });

export const areaCodes = () =>
  queryOptions({
    queryKey: ['session', 'areaCodes'],
    queryFn: ({ signal }) => call(client.POST('/area_code', { signal })),
    staleTime: Infinity,
  });

export const sendEmailCode = () =>
  mutationOptions({
    mutationKey: ['session', 'sendEmailCode'],
    mutationFn: async (body: FormOf<'sendEmailCode'>): Promise<CodeSent> => {
      const sent: CodeSent | string = await call(client.POST('/email_send', { body }));
      // Back ends of the family answer a sentence.
      return typeof sent === 'string' ? { text: sent, cooldown_s: codeCooldownS } : sent;
    },
  });

export const checkEmailCode = () =>
  mutationOptions({
    mutationKey: ['session', 'checkEmailCode'],
    mutationFn: (body: FormOf<'checkEmailCode'>) => call(client.POST('/user/check_email', { body })),
  });

/** Creates an account; the answer is a sentence, the way on is the login page. */
export const register = () =>
  mutationOptions({
    mutationKey: ['session', 'register'],
    mutationFn: (body: FormOf<'register'>) => call(client.POST('/user/register', { body })),
  });

/** Answers the session token. */
export const login = () =>
  mutationOptions({
    mutationKey: ['session', 'login'],
    mutationFn: (body: FormOf<'login'>) => call(client.POST('/user/login', { body })),
  });

/**
 * Ends a session on the server. The token is handed over, because the app has forgotten it by then.
 * Extension: where a back end lacks it the call fails, and forgetting is all there is.
 */
export const logout = () =>
  mutationOptions({
    mutationKey: ['session', 'logout'],
    mutationFn: (authorization: string) => call(client.GET('/user/logout', { headers: { authorization } })),
  });

/** Extension: where a back end lacks it the app shows no sandbox notices and trusts the device's clock. */
export const siteConfig = () =>
  queryOptions({
    queryKey: ['session', 'siteConfig'],
    queryFn: ({ signal }) => call(client.GET('/site/config', { signal })),
    staleTime: Infinity,
    // A back end without it will not have it a moment later.
    retry: false,
  });

/** Seconds to wait and, on a sandbox, the code itself; the same for known and unknown numbers. */
export const sendSmsCode = () =>
  mutationOptions({
    mutationKey: ['session', 'sendSmsCode'],
    mutationFn: async (body: FormOf<'sendSmsCode'>): Promise<CodeSent> => {
      const sent: CodeSent | string = await call(client.POST('/sms_send', { body }));
      return typeof sent === 'string' ? { text: sent, cooldown_s: codeCooldownS } : sent;
    },
  });

/** Refused with values.attempts where tries are left. */
export const checkMobileCode = () =>
  mutationOptions({
    mutationKey: ['session', 'checkMobileCode'],
    mutationFn: (body: FormOf<'checkMobileCode'>) => call(client.POST('/user/check_mobile', { body })),
  });

/** Sets a new login password; every session of the account ends. */
export const resetPassword = () =>
  mutationOptions({
    mutationKey: ['session', 'resetPassword'],
    mutationFn: (body: FormOf<'resetPassword'>) => call(client.POST('/user/forget', { body })),
  });
