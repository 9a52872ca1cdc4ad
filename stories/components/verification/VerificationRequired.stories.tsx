import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { VerificationRequired } from '../../../src/components/verification/VerificationRequired.tsx';
import { blurField, rests } from '../../rests.ts';

const title = 'Complete your verification first';

/** After opening without a pointer, the browser shows the ring on the focused button. */
const withoutRing: Story['play'] = async () => {
  await screen.findByRole('alertdialog');
  blurField();
};

const meta = {
  title: 'components/verification/VerificationRequired',
  component: VerificationRequired,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { basic: 2, advanced: 0, onGo: fn(), onClose: fn() },
} satisfies Meta<typeof VerificationRequired>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AdvancedMissing: Story = {
  parameters: rests({
    dialog: title,
    shows: [
      'Nothing was sent; your entries are kept.',
      /Basic verification\s*Verified/,
      /Advanced verification\s*Not started/,
      'Go to verification',
      'Not now',
    ],
  }),
  play: withoutRing,
};

export const BothMissing: Story = {
  args: { basic: 0 },
  parameters: rests({ dialog: title, shows: [/Basic verification\s*Not started/], hides: ['Verified'] }),
  play: withoutRing,
};

/** The states are loading or could not be read. */
export const Unread: Story = {
  name: 'Status could not be loaded',
  args: { basic: undefined, advanced: undefined },
  parameters: rests({ dialog: title, shows: [/Basic verification\s*—/, /Advanced verification\s*—/] }),
  play: withoutRing,
};

export const LongGerman: Story = {
  args: { basic: 1 },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ dialog: /Ihre Verifizierung/, shows: ['In Prüfung'] }),
  play: withoutRing,
};

export const Answers: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to verification' }));
    await expect(args.onGo).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
