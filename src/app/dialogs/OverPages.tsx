import type { Core } from '../core.ts';
import { HomeSheet } from '../firstPage/HomeSheet.tsx';
import { News } from '../News.tsx';
import { RequiredModal } from './RequiredModal.tsx';

/** What the app says over whatever page is open. Comes after the first page, which has nothing to say yet. */
export function OverPages({ core }: { core: Core }) {
  return (
    <>
      <RequiredModal core={core} />
      <HomeSheet />
      <News core={core} />
    </>
  );
}
