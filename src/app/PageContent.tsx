import { useEffect, useState } from 'react';
import type { ScreenName } from '../components/shell/screenName.ts';
import { useLater } from '../ui/loading/later.ts';
import { Screen } from '../ui/screen/Screen.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { PageFailed } from './PageFailed.tsx';
import { PageFrame } from './PageFrame.tsx';
import { codeOf, openScreen } from './screenCode.ts';

/** Delay before a loading state is shown, in milliseconds (spec, section 9). */
const pageLoadDelay = 200;

type PageContentProps = {
  /** Undefined for an unknown path. */
  screen?: ScreenName;
};

/** Content of an address, once its code is loaded. */
export function PageContent({ screen }: PageContentProps) {
  const content = codeOf(screen);
  const code = useLater(content, true, content.state);
  useEffect(() => void openScreen(screen).catch(() => undefined), [screen]);
  if (code.state === 'loading') return <PageLoading screen={screen} />;
  if (code.state === 'failed') return <PageFailed screen={screen} isMissing onRetry={code.retry} />;
  const Opened = code.data;
  return <Opened screen={screen} />;
}

function PageLoading({ screen }: PageContentProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), pageLoadDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <Screen>{null}</Screen>;
  return (
    <PageFrame screen={screen}>
      <Skeleton shape="rows" />
    </PageFrame>
  );
}
