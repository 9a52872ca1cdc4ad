import type { Core } from '../core.ts';
import { HomeSheet } from '../firstPage/HomeSheet.tsx';
import { News } from '../News.tsx';
import { Reached } from '../Reached.tsx';
import { NewBuild } from '../updates/NewBuild.tsx';
import { UnreadBadge } from '../updates/UnreadBadge.tsx';
import { RequiredModal } from './RequiredModal.tsx';

/** Overlays over any open page. Loaded after the first page, which needs none. */
export function OverPages({ core }: { core: Core }) {
  return (
    <>
      <RequiredModal core={core} />
      <HomeSheet />
      <News core={core} />
      <Reached core={core} />
      <NewBuild core={core} />
      <UnreadBadge />
    </>
  );
}
