import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileButton } from '../../../src/ui/actions/FileButton.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/actions/FileButton',
  component: FileButton,
  tags: ['autodocs'],
  args: { name: 'picture', accept: 'image/jpeg,image/png', onChoose: fn(), children: 'Add' },
  argTypes: { children: { control: 'text' } },
  parameters: guide({
    use: 'For choosing a file or taking a photo, such as a proof of payment.',
    do: ['Say which types and sizes are accepted before the press.'],
    dont: ['Use it as the button that submits a form.'],
  }),
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['Add'] }) };

export const AllStates: Story = allStates({ Disabled: { disabled: true } });

export const Off: Story = {
  args: { disabled: true },
  parameters: rests({ has: ['button[aria-disabled=true]', 'input[type=file]:disabled'] }),
};

/** The same file twice, as after a failure. */
export const ChoosesTwice: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    const file = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
    await userEvent.upload(field, file);
    await userEvent.upload(field, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
  },
};

/** The button opens the browser's file picker. */
export const OpensTheChooser: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input[type=file]')!.addEventListener('click', opened);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add' }));
    await expect(opened).toHaveBeenCalledOnce();
  },
};
