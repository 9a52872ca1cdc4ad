import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailureTrace } from '../../../src/ui/messages/FailureTrace.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/messages/FailureTrace',
  component: FailureTrace,
  tags: ['autodocs'],
  args: { at: Date.UTC(2026, 10, 24, 14, 23, 41), requestId: '7f3a-91c2' },
  parameters: guide({
    use: 'For the time and the request number of a failure.',
    do: ['Keep it copyable for support.'],
    dont: ['Show it for errors of the user’s own input.'],
  }),
} satisfies Meta<typeof FailureTrace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: rests({ shows: ['14:23:41', 'request 7f3a-91c2', 'Get help'] }),
};

/** No response arrived, so there is no request id. */
export const WithoutRequest: Story = {
  args: { requestId: undefined },
  parameters: rests({ shows: ['14:23:41', 'Get help'], hides: ['request'] }),
};

export const LongGerman: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };
