import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Ladder } from '../../../src/ui/progress/Ladder.tsx';
import { Pill } from '../../../src/ui/facts/Pill.tsx';
import { Points } from '../../../src/ui/facts/Points.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/progress/Ladder',
  component: Ladder,
  tags: ['autodocs'],
  args: {
    label: 'Levels',
    rungs: [
      {
        state: 'done',
        title: 'Basic',
        status: (
          <Pill tone="success" icon="check">
            Verified
          </Pill>
        ),
        content: <Points points={[{ icon: 'check', tone: 'success', text: 'Unlocks advanced' }]} />,
      },
      {
        state: 'current',
        title: 'Advanced',
        status: <Pill tone="neutral">Not started</Pill>,
        content: <Points points={[{ icon: laterIcons.lock, tone: 'muted', text: 'Withdrawals' }]} />,
      },
    ],
  },
  parameters: guide({
    use: 'For levels in ascending order, such as the verification.',
    do: ['Say what each level unlocks.'],
    dont: ['Use it for steps of one task.'],
  }),
} satisfies Meta<typeof Ladder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {
  parameters: rests({ shows: ['Basic', 'Verified', 'Advanced', 'Not started', 'Withdrawals'] }),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Levels' });
    const current = list.querySelectorAll('[aria-current=step]');
    await expect([...current].map((rung) => rung.querySelector('h3')?.textContent)).toEqual(['Advanced']);
  },
};

export const Rejected: Story = {
  args: {
    rungs: [
      {
        state: 'failed',
        title: 'Basic',
        status: (
          <Pill tone="danger" icon="close">
            Rejected
          </Pill>
        ),
        content: (
          <Points
            points={[{ icon: 'close', tone: 'danger', text: 'The name differs from the one on the ID' }]}
          />
        ),
      },
      { state: 'ahead', title: 'Advanced', content: 'Basic first' },
    ],
  },
  parameters: rests({
    shows: ['Rejected', 'The name differs from the one on the ID', 'Basic first'],
  }),
};

export const LongGerman: Story = {
  args: {
    label: 'Stufen',
    rungs: [
      {
        state: 'current',
        title: 'Erweiterte Identitätsverifizierung',
        status: <Pill tone="neutral">Noch nicht begonnen</Pill>,
        content: 'Auszahlungen, zeitgebundene Optionen und P2P-Handel.',
      },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
