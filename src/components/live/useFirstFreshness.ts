import { useEffect, useState } from 'react';
import type { FeedStatus } from '../../api/feed/Feed.ts';
import type { Freshness } from '../market/PairHeader.tsx';
import { useSource, type Source } from './source.ts';
import { useFreshness } from './useFreshness.ts';

/** Time that initial data may be shown before the feed's first message, in ms. */
const patienceMs = 15_000;

/** Freshness of prices. Initial prices do not count as stale before the feed has reported. */
export function useFirstFreshness(status: Source<FeedStatus>): Freshness {
  const known = useFreshness(status);
  const isSilent = useSource(status).lastAt === undefined;
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isSilent && isPatient ? { level: 'live', ageSeconds: 0 } : known;
}
