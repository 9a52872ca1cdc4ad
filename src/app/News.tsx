import { useEffect, useState } from 'react';
import type { NoticeRow } from '../api/notices.ts';
import { later, useLater } from '../ui/loading/later.ts';
import type { Core } from './core.ts';

// Texts of all notices, loaded with the first of them.
const toastsCode = later(async () => (await import('./NewsToasts.tsx')).NewsToasts);

function Toasts({ rows, core }: { rows: readonly NoticeRow[]; core: Core }) {
  const code = useLater(toastsCode);
  if (code.state !== 'ready') return null;
  const NewsToasts = code.data;
  return <NewsToasts rows={rows} toaster={core.toaster} />;
}

/** Listens for notices while the app is open. */
export function News({ core }: { core: Core }) {
  const [rows, setRows] = useState<readonly NoticeRow[]>([]);
  useEffect(() => {
    core.onNews.current = setRows;
  }, [core]);
  return rows.length === 0 ? null : <Toasts rows={rows} core={core} />;
}
