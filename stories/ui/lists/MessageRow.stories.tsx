import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { MessageRow } from '../../../src/ui/lists/MessageRow.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/lists/MessageRow',
  component: MessageRow,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'For a message in the inbox, in as many lines as it needs.',
      do: ['Mark the unread by weight and a dot.'],
      dont: ['Cut the text that says what happened.'],
    }),
  },
  args: {
    icon: laterIcons.key,
    title: 'New login to your account',
    text: 'Firefox on Linux, IP address 203.0.113.x. If this was you, you don’t need to do anything.',
    time: '20 Nov 2026, 18:42',
    unread: true,
    onClick: fn(),
  },
  argTypes: {
    title: { control: 'text' },
    text: { control: 'text' },
    time: { control: 'text' },
    icon: {
      control: 'select',
      options: ['key', 'face', 'warning'],
      mapping: { key: laterIcons.key, face: laterIcons.face, warning: 'warning' },
    },
  },
} satisfies Meta<typeof MessageRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { parameters: rests({ shows: ['Unread', 'New login to your account'] }) };

export const AllStates: Story = allStates({ Read: { unread: false } });

export const Read: Story = { args: { unread: false }, parameters: rests({ hides: ['Unread'] }) };

/** Without a sentence below its title, as for an unknown kind. */
export const TitleAlone: Story = {
  args: { unread: false, text: undefined },
  parameters: rests({ shows: ['New login to your account', '20 Nov 2026, 18:42'] }),
};
