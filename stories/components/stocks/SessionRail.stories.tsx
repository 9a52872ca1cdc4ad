import type { Meta, StoryObj } from '@storybook/react-vite';
import { stocksOpenMs } from '../../../contracts/examples/stocks.ts';
import { exchangeDay } from '../../../contracts/rules/stockSessions.ts';
import { SessionRail } from '../../../src/components/stocks/SessionRail.tsx';
import { rests } from '../../rests.ts';

const day = exchangeDay('2026-11-20')!;
const minuteMs = 60_000;

const meta = {
  title: 'components/stocks/SessionRail',
  component: SessionRail,
  tags: ['autodocs'],
  args: { day, nowMs: stocksOpenMs, quotedMs: stocksOpenMs - 15 * minuteMs },
} satisfies Meta<typeof SessionRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delayed: Story = {
  parameters: rests({
    shows: ['09:30', '16:00', 'Now 11:48', 'Quoted until 11:33'],
    has: ['[aria-label="Session from 09:30 to 16:00, now 11:48, quoted until 11:33, in New York time"]'],
  }),
};

export const JustOpened: Story = {
  args: { nowMs: day.opensMs + 5 * minuteMs, quotedMs: day.opensMs - 10 * minuteMs },
  parameters: rests({ shows: ['Now 09:35', '16:00'], hides: ['Quoted until'] }),
};

export const SoonClosed: Story = {
  args: { nowMs: day.closesMs - minuteMs, quotedMs: day.closesMs - 16 * minuteMs },
  parameters: rests({ shows: ['Now 15:59', 'Quoted until 15:44'] }),
};

/** A back end that states no times. */
export const Unstated: Story = {
  name: 'Opening hours not stated',
  args: { quotedMs: undefined },
  parameters: rests({ shows: ['Now 11:48'], hides: ['Quoted until'] }),
};

export const LargeGerman: Story = {
  args: {
    day: exchangeDay('2026-11-27')!,
    nowMs: Date.UTC(2026, 10, 27, 16, 48),
    quotedMs: Date.UTC(2026, 10, 27, 16, 33),
  },
  globals: { locale: 'de', textSize: '200', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['13:00', 'Jetzt 11:48', 'Kurse bis 11:33'] }),
};
