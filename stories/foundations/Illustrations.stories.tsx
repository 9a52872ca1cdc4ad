import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../src/ui/pictures/EmptyDrawing.tsx';
import { IdentityDrawing } from '../../src/ui/pictures/IdentityDrawing.tsx';
import { Logo } from '../../src/ui/pictures/Logo.tsx';
import { PlaceDrawing } from '../../src/ui/pictures/PlaceDrawing.tsx';
import { Graticule } from '../../src/ui/screen/Graticule.tsx';
import { CopyButton } from '../docs/CopyButton.tsx';
import { rests } from '../rests.ts';
import * as styles from './Foundation.css.ts';
import { Foundation } from './Foundation.tsx';

const meta = {
  title: 'foundations/Illustrations',
  tags: ['autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawings: readonly { code: string; frame: keyof typeof styles.drawing; drawing: ReactNode }[] = [
  { code: '<Logo />', frame: 'plain', drawing: <Logo /> },
  { code: '<Logo variant="mark" />', frame: 'plain', drawing: <Logo variant="mark" /> },
  { code: '<Graticule variant="hero" />', frame: 'hero', drawing: <Graticule variant="hero" /> },
  { code: '<Graticule variant="header" />', frame: 'header', drawing: <Graticule variant="header" /> },
  { code: '<Graticule variant="banner" />', frame: 'banner', drawing: <Graticule variant="banner" /> },
  { code: '<Graticule variant="failed" />', frame: 'plain', drawing: <Graticule variant="failed" /> },
  { code: '<EmptyDrawing />', frame: 'plain', drawing: <EmptyDrawing /> },
  { code: '<IdentityDrawing />', frame: 'plain', drawing: <IdentityDrawing /> },
  {
    code: '<PlaceDrawing latitude={…} longitude={…} />',
    frame: 'plain',
    drawing: <PlaceDrawing latitude={50.9412} longitude={6.9582} />,
  },
];

/** Arcs and parallels with one meridian: the product's only artwork. */
export const Drawings: Story = {
  render: () => (
    <Foundation
      title="Illustrations"
      lead="Arcs and parallels in the strong border with one meridian in the accent. No gradients, glows or coins."
    >
      <ul className={styles.drawings}>
        {drawings.map(({ code, frame, drawing }) => (
          <li key={code} className={styles.stacked}>
            <div className={styles.drawing[frame]}>{drawing}</div>
            <CopyButton text={code} />
          </li>
        ))}
      </ul>
    </Foundation>
  ),
  parameters: rests({ shows: ['<EmptyDrawing />'] }),
};
