import type { Core } from '../core.ts';
import { HomeSheet } from '../firstPage/HomeSheet.tsx';
import { News } from '../News.tsx';
import { RequiredModal } from './RequiredModal.tsx';

/** Overlays over any open page. Loaded after the first page, which needs none. */
export function OverPages({ core }: { core: Core }) {
  return (
    <>
      <RequiredModal core={core} />
      <HomeSheet />
      <News core={core} />
    </>
  );
}
