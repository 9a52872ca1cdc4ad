import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '../../contracts/schema.d.ts';
import { createStored } from '../stored/createStored.ts';
import { jsonPart } from '../stored/shapes.ts';
import { isNoSuchCall } from './calling/ApiError.ts';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/session.ts';

export type LanguageMark = components['schemas']['LanguageMark'];
export type SiteConfig = read.SiteConfig;

export const setLanguage = () =>
  mutationOptions({
    mutationKey: ['session', 'setLanguage'],
    mutationFn: (body: FormOf<'setLanguage'>) => call(client.POST('/set/lang', { body }), read.setLanguage),
  });

/** Language stored by the server for this caller, as a wire code. */
export const language = () =>
  queryOptions({
    queryKey: ['session', 'language'],
    queryFn: ({ signal }) => call(client.POST('/get/lang', { signal }), read.language),
  });

/**
 * Ends a session on the server. The token is a parameter, because the app has discarded it by then. Extension: without
 * it the call fails, and the session is only discarded locally.
 */
export const logout = () =>
  mutationOptions({
    mutationKey: ['session', 'logout'],
    mutationFn: (authorization: string) =>
      call(client.GET('/user/logout', { headers: { authorization } }), read.logout),
  });

/** The server's last site configuration; its clock is no longer valid. */
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
 * Extension: without it the app shows no sandbox notices, trusts the device's clock, and treats no command as safe to
 * retry.
 */
export const siteConfig = () =>
  queryOptions({
    queryKey: ['session', 'siteConfig'],
    queryFn: ({ signal }) => readSite(signal),
    staleTime: Infinity,
    // A retry cannot succeed on a back end without this call.
    retry: false,
  });
