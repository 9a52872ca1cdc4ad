import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LevelState } from '../../components/verification/levels.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

/** The next possible step; renders nothing during a review. */
export function NextStep({
  basic,
  advanced,
  links,
}: { basic: LevelState; advanced: LevelState } & { links: { basic: string; advanced: string } }) {
  const step = (href: string, words: ReactNode) => (
    <BottomBar>
      <Stack as="nav">
        <Button width="block" href={href}>
          {words}
        </Button>
      </Stack>
    </BottomBar>
  );
  if (basic === 'none')
    return step(
      links.basic,
      <FormattedMessage id="verification.start.basic" defaultMessage="Start basic verification" />,
    );
  if (basic === 'rejected')
    return step(
      links.basic,
      <FormattedMessage id="verification.correct" defaultMessage="Correct and send again" />,
    );
  if (basic !== 'verified') return null;
  if (advanced === 'none')
    return step(
      links.advanced,
      <FormattedMessage id="verification.start.advanced" defaultMessage="Start advanced verification" />,
    );
  if (advanced === 'rejected')
    return step(links.advanced, <FormattedMessage id="common.sendAgain" defaultMessage="Send again" />);
  return null;
}
