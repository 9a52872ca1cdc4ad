import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '../../contracts/schema.d.ts';
import { createStored } from '../stored/createStored.ts';
import { jsonPart } from '../stored/shapes.ts';
import { isNoSuchCall } from './ApiError.ts';
import { call, client, type FormOf } from './client.ts';
import type { Reader } from './read.ts';
import * as read from './readers/session.ts';

export type AreaCode = read.AreaCode;
export type CodeSent = read.CodeSent;
export type LanguageMark = components['schemas']['LanguageMark'];
export type SiteConfig = read.SiteConfig;

/** Seconds between two codes, where a back end does not say. */
const codeCooldownS = 60;

/** Back ends of the family answer a sentence. */
const codeSent: Reader<CodeSent> = (value) =>
  typeof value === 'string' ? { cooldown_s: codeCooldownS } : read.CodeSent(value);

export const setLanguage = () =>
  mutationOptions({
    mutationKey: ['session', 'setLanguage'],
    mutationFn: (body: FormOf<'setLanguage'>) => call(client.POST('/set/lang', { body }), read.setLanguage),
  });

/** The language that the server keeps for this caller, as a mark. */
export const language = () =>
  queryOptions({
    queryKey: ['session', 'language'],
    queryFn: ({ signal }) => call(client.POST('/get/lang', { signal }), read.language),
  });

export const areaCodes = () =>
  queryOptions({
    queryKey: ['session', 'areaCodes'],
    queryFn: ({ signal }) => call(client.POST('/area_code', { signal }), read.areaCodes),
    staleTime: Infinity,
  });

export const sendEmailCode = () =>
  mutationOptions({
    mutationKey: ['session', 'sendEmailCode'],
    mutationFn: (body: FormOf<'sendEmailCode'>) => call(client.POST('/email_send', { body }), codeSent),
  });

export const checkEmailCode = () =>
  mutationOptions({
    mutationKey: ['session', 'checkEmailCode'],
    mutationFn: (body: FormOf<'checkEmailCode'>) =>
      call(client.POST('/user/check_email', { body }), read.checkEmailCode),
  });

/** Creates an account; the answer is a sentence, the way on is the login page. */
export const register = () =>
  mutationOptions({
    mutationKey: ['session', 'register'],
    mutationFn: (body: FormOf<'register'>) => call(client.POST('/user/register', { body }), read.register),
  });

/** Answers the session token. */
export const login = () =>
  mutationOptions({
    mutationKey: ['session', 'login'],
    mutationFn: (body: FormOf<'login'>) => call(client.POST('/user/login', { body }), read.login),
  });

/**
 * Ends a session on the server. The token is handed over, because the app has forgotten it by then.
 * Extension: where a back end lacks it the call fails, and forgetting is all there is.
 */
export const logout = () =>
  mutationOptions({
    mutationKey: ['session', 'logout'],
    mutationFn: (authorization: string) =>
      call(client.GET('/user/logout', { headers: { authorization } }), read.logout),
  });

/** What the server said of itself when it last could; its clock says nothing any more. */
export const keptSite = createStored('meridian.site', jsonPart(read.siteConfig));

async function readSite(signal: AbortSignal): Promise<SiteConfig> {
  try {
    const site = await call(client.GET('/site/config', { signal }), read.siteConfig);
    keptSite.set(site);
    return site;
  } catch (error) {
    if (isNoSuchCall(error)) keptSite.set(undefined);
    throw error;
  }
}

/**
 * Extension: where a back end lacks it the app shows no sandbox notices, trusts the device's clock, and promises of no
 * command that it can be sent again harmlessly.
 */
export const siteConfig = () =>
  queryOptions({
    queryKey: ['session', 'siteConfig'],
    queryFn: ({ signal }) => readSite(signal),
    staleTime: Infinity,
    // A back end without it will not have it a moment later.
    retry: false,
  });

export type KeepsIds = Pick<SiteConfig, 'client_ids'>;

/** Not known is not absent: a command bears its id unless the back end has said that it keeps none. */
export const sendsClientIds = (site: KeepsIds | undefined): boolean => site?.client_ids !== false;

/** Seconds to wait and, on a sandbox, the code itself; the same for known and unknown numbers. */
export const sendSmsCode = () =>
  mutationOptions({
    mutationKey: ['session', 'sendSmsCode'],
    mutationFn: (body: FormOf<'sendSmsCode'>) => call(client.POST('/sms_send', { body }), codeSent),
  });

/** Refused with values.attempts where tries are left. */
export const checkMobileCode = () =>
  mutationOptions({
    mutationKey: ['session', 'checkMobileCode'],
    mutationFn: (body: FormOf<'checkMobileCode'>) =>
      call(client.POST('/user/check_mobile', { body }), read.checkMobileCode),
  });

/** Sets a new login password; every session of the account ends. */
export const resetPassword = () =>
  mutationOptions({
    mutationKey: ['session', 'resetPassword'],
    mutationFn: (body: FormOf<'resetPassword'>) =>
      call(client.POST('/user/forget', { body }), read.resetPassword),
  });
