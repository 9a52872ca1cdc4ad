import type { QueryClient } from '@tanstack/react-query';
import { noteServerTime } from '../api/feed/clock.ts';
import { siteConfig } from '../api/session.ts';

/** Reads the site's configuration, and the server's clock with it. Resolves without either where none answers. */
export async function askSite(queryClient: QueryClient): Promise<void> {
  const sentAt = Date.now();
  try {
    // Excludes the response embedded in the page, since it does not measure the round trip.
    const { server_ms } = await queryClient.fetchQuery({ ...siteConfig(), staleTime: 0 });
    noteServerTime(server_ms, sentAt, Date.now());
  } catch {
    // A back end without this call has no server clock.
  }
}
