import type { Meta, StoryObj } from '@storybook/react-vite';
import { idBack, idFront } from '../../../src/components/pictures/outlines.ts';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { IconButton } from '../../../src/ui/actions/IconButton.tsx';
import { Pill } from '../../../src/ui/facts/Pill.tsx';
import { PictureCard } from '../../../src/ui/pictures/PictureCard.tsx';
import { ProgressBar } from '../../../src/ui/progress/ProgressBar.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/pictures/PictureCard',
  component: PictureCard,
  tags: ['autodocs'],
  decorators: [(Story) => <ul>{Story()}</ul>],
  args: {
    title: 'ID, front',
    tile: { outline: idFront },
    text: 'Not added yet',
    action: (
      <Button size="sm" variant="secondary">
        Add
      </Button>
    ),
  },
  argTypes: { title: { control: 'text' }, text: { control: 'text' }, foot: { control: 'text' } },
  parameters: guide({
    use: 'For a picture that a form asks for: subject, progress, actions.',
    do: ['Say which part of the document has to be readable.'],
    dont: ['Lose an accepted picture when another one fails.'],
  }),
} satisfies Meta<typeof PictureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: 'Not added yet',
  parameters: rests({ shows: ['ID, front', 'Not added yet', 'Add'] }),
};

export const OnItsWay: Story = {
  args: {
    title: 'ID, back',
    tile: { outline: idBack },
    text: 'Uploading, 64%',
    progress: <ProgressBar label="ID, back" percent={64} />,
    action: <IconButton icon="close" label="Stop" onClick={() => undefined} />,
  },
  parameters: rests({ shows: ['Uploading, 64%'], has: ['[role=progressbar]'] }),
};

/** A name that fills its line, and a picture. */
export const There: Story = {
  args: {
    tile: {
      image: new URL('../../../e2e/support/pictures/front.jpg', import.meta.url).href,
      alt: 'Your picture: ID, front',
    },
    text: 'IMG_20261120_091405_front_of_the_identity_card.jpg · 2.1 MB',
    isDone: true,
    action: (
      <Button size="sm" variant="secondary">
        Replace
      </Button>
    ),
  },
  parameters: rests({ shows: ['Your picture: ID, front', '2.1 MB', 'Replace'] }),
};

export const Wrong: Story = {
  args: { tone: 'danger', text: 'Upload failed. The server did not respond within a minute.' },
  parameters: rests({ shows: ['Upload failed.'] }),
};

export const Refused: Story = {
  args: {
    tone: 'danger',
    text: undefined,
    status: (
      <Pill tone="danger" icon="close">
        Retake
      </Pill>
    ),
    foot: 'Light covers part of the text. Take it again without flash, by a window',
  },
  parameters: rests({ shows: ['Retake', 'Light covers part of the text.'] }),
};
