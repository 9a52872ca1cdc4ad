import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { foundation } from '../../src/theme/themes.ts';
import { Button } from '../../src/ui/actions/Button.tsx';
import { Notice } from '../../src/ui/messages/Notice.tsx';
import { Text } from '../../src/ui/text/Text.tsx';
import { CopyButton } from '../docs/CopyButton.tsx';
import { rests } from '../rests.ts';
import * as styles from './Foundation.css.ts';
import { Foundation } from './Foundation.tsx';

const meta = {
  title: 'foundations/Motion',
  tags: ['autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const kebab = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      calm.addEventListener('change', listener);
      return () => calm.removeEventListener('change', listener);
    },
    () => calm.matches,
  );

function Samples() {
  const [isAtEnd, setAtEnd] = useState(false);
  const isCalm = useReducedMotion();
  const sample = (
    name: string,
    value: string,
    transition: { transitionDuration: string; transitionTimingFunction: string },
  ) => (
    <li key={name} className={styles.card}>
      <CopyButton text={`var(${name})`}>{`${name} ${value}`}</CopyButton>
      <div className={styles.rail}>
        <div
          className={isAtEnd ? `${styles.runner} ${styles.runnerAtEnd}` : styles.runner}
          data-sample={name}
          style={transition}
        />
      </div>
    </li>
  );
  return (
    <>
      <div className={styles.tools}>
        <Button onClick={() => setAtEnd(!isAtEnd)}>Play all samples</Button>
      </div>
      {isCalm ? (
        <Notice tone="info">This device asks for reduced motion: samples move without a transition.</Notice>
      ) : null}
      <Text as="h3" variant="title3">
        Duration
      </Text>
      <ul className={styles.cards}>
        {Object.entries(foundation.duration).map(([step, value]) =>
          sample(`--duration-${kebab(step)}`, value, {
            transitionDuration: `var(--duration-${kebab(step)})`,
            transitionTimingFunction: 'var(--easing-standard)',
          }),
        )}
      </ul>
      <Text as="h3" variant="title3">
        Easing
      </Text>
      <ul className={styles.cards}>
        {Object.entries(foundation.easing).map(([step, value]) =>
          sample(`--easing-${kebab(step)}`, value, {
            transitionDuration: '1s',
            transitionTimingFunction: `var(--easing-${kebab(step)})`,
          }),
        )}
      </ul>
    </>
  );
}

/** Durations and curves; a press plays them. */
export const DurationAndEasing: Story = {
  render: () => (
    <Foundation
      title="Duration and easing"
      lead="Fast for presses, base for tabs and sheets that enter, slow for changes of the page. No confetti and no counting up. With reduced motion every duration is 0."
    >
      <Samples />
    </Foundation>
  ),
  parameters: rests({ shows: ['--duration-fast', '--easing-standard', 'Play all samples'] }),
};

export const PlaysOnPress: Story = {
  ...DurationAndEasing,
  tags: ['interaction'],
  parameters: {},
  play: async ({ canvasElement }) => {
    const runner = canvasElement.querySelector<HTMLElement>('[data-sample="--duration-base"]')!;
    const place = () => runner.getBoundingClientRect().left;
    const start = place();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play all samples' }));
    // Where the device asks for calm, as in this test, the sample is at its end with the next frame.
    await expect(getComputedStyle(runner).transitionDuration).toBe(
      calm.matches ? '0s' : foundation.duration.base,
    );
    if (calm.matches) await expect(place()).toBeGreaterThan(start);
  },
};
