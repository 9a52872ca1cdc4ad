// Stories with one fault each, which the rest-state check must find: they pass if it does.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useState, type ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { Sheet } from '../../../src/ui/dialogs/Sheet.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { Toaster } from '../../../src/ui/messages/Toaster.tsx';
import { createToaster } from '../../../src/ui/messages/createToaster.ts';
import { blurField, rests } from '../../rests.ts';

function Page({ onPress, children }: { onPress?: () => void; children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [toaster] = useState(createToaster);
  return (
    <>
      <TextField label="Email" value="lena@posteo.example" onChange={() => undefined} />
      <Button onClick={onPress}>Press</Button>
      <Button onClick={() => toaster.show({ kind: 'error', text: 'Refused', failure: {} })}>Refuse</Button>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen ? (
        <Sheet title="Networks" onClose={() => setIsOpen(false)}>
          Ethereum
        </Sheet>
      ) : null}
      {children}
      <Toaster toaster={toaster} />
    </>
  );
}

const meta = {
  title: 'screens/planted/Rest',
  component: Page,
  tags: ['!dev', 'planted'],
  argTypes: {
    children: {
      mapping: {
        records: <p>3 records</p>,
        // Not through JSX, which wraps each text in its own element.
        mixed: createElement('p', null, 'Left ', createElement('b', null, 'right')),
      },
    },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (name: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    blurField();
  };

export const FieldKeepsFocus: Story = {
  parameters: { ...rests({ shows: ['Press'] }), plantedFault: "the focus is on 'Email'" },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByLabelText('Email')),
};

export const ButtonKeepsFocus: Story = {
  parameters: { ...rests({ shows: ['Press'] }), plantedFault: "the focus is on 'Press'" },
  play: () => userEvent.tab().then(() => userEvent.tab()),
};

export const FocusPromised: Story = {
  parameters: { ...rests({ focus: 'Email' }), plantedFault: "the focus is nowhere, not on 'Email'" },
};

export const ToastLeft: Story = {
  parameters: {
    ...rests({ shows: ['Press'] }),
    plantedFault: 'the toasts are: Refused Get help; expected: none',
  },
  play: press('Refuse'),
};

export const ToastPromised: Story = {
  parameters: { ...rests({ toasts: ['Refused'] }), plantedFault: 'the toasts are: none; expected: Refused' },
};

export const DialogLeft: Story = {
  parameters: { ...rests({ shows: ['Press'] }), plantedFault: "the dialog 'Networks' is open" },
  play: press('Open'),
};

export const DialogPromised: Story = {
  parameters: { ...rests({ dialog: 'Networks' }), plantedFault: "the dialog 'Networks' is not open" },
};

export const OtherState: Story = {
  parameters: { ...rests({ shows: ['No records yet'] }), plantedFault: "'No records yet' is not shown" },
};

export const OtherValue: Story = {
  parameters: {
    ...rests({ hides: ['lena@posteo.example'] }),
    plantedFault: "'lena@posteo.example' is shown",
  },
};

const silence = 'the story does not say what its state shows: parameters: rests({ ... })';

export const SaysNothing: Story = {
  parameters: { plantedFault: silence },
};

export const SaysOnlyWhatIsNotThere: Story = {
  parameters: {
    ...rests({ hides: ['No records yet'], shows: [''] }),
    plantedFault: silence,
  },
};

export const TextBesideElement: Story = {
  args: { children: 'mixed' },
  parameters: { ...rests({ shows: ['Press'] }), plantedFault: 'a text beside other nodes in p: Left ' },
};

/** A named option of a control is checked as rendered. */
export const NamedArg: Story = {
  args: { children: 'records' },
  parameters: { ...rests({ shows: ['Press'], hides: ['3 records'] }), plantedFault: "'3 records' is shown" },
};

/** The toast appears after the story was found at rest. */
export const ToastLater: Story = {
  parameters: {
    ...rests({ shows: ['Press'] }),
    plantedLateFault: 'the toasts are: Refused Get help; expected: none',
  },
  play: ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Refuse' });
    setTimeout(() => button.click(), 600);
  },
};
