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

/** The language that the server keeps for this caller, as a mark. */
export const language = () =>
  queryOptions({
    queryKey: ['session', 'language'],
    queryFn: ({ signal }) => call(client.POST('/get/lang', { signal }), read.language),
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
