import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SearchField } from '../../src/ui/choices/SearchField.tsx';
import { Icon } from '../../src/ui/pictures/Icon.tsx';
import { iconNames, type IconName } from '../../src/ui/pictures/icons.ts';
import * as laterIcons from '../../src/ui/pictures/laterIcons.ts';
import { CopyButton } from '../docs/CopyButton.tsx';
import { rests } from '../rests.ts';
import * as styles from './Foundation.css.ts';
import { Foundation } from './Foundation.tsx';

const meta = {
  title: 'foundations/Icons',
  tags: ['autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Entry {
  name: string;
  icon: IconName;
  code: string;
}

const icons: readonly Entry[] = [
  ...iconNames.map((name) => ({ name, icon: name, code: `<Icon name="${name}" />` })),
  ...Object.entries(laterIcons).map(([name, icon]) => ({
    name,
    icon: icon as IconName,
    code: `import { ${name} } from 'src/ui/pictures/laterIcons.ts';`,
  })),
];

function Named() {
  const [search, setSearch] = useState('');
  const shown = icons.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField label="Icon" value={search} onChange={setSearch} />
        </div>
        <span role="status" className={styles.caption}>{`${shown.length} of ${icons.length} icons`}</span>
      </div>
      <ul className={styles.tiles}>
        {shown.map(({ name, icon, code }) => (
          <li key={code} className={styles.tile}>
            <Icon name={icon} />
            <CopyButton text={code}>{name}</CopyButton>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every icon by its name in code. */
export const NamedIcons: Story = {
  render: () => (
    <Foundation
      title="Icons"
      lead="A grid of 24, strokes of 1.6 with round ends and no fills; the icon of the current tab has 2.0. Solid triangles are for changes of a price, lines for actions. Press a name to copy the code."
    >
      <Named />
    </Foundation>
  ),
  parameters: rests({ shows: [`${icons.length} of ${icons.length} icons`, 'wallet', 'arrowDown'] }),
};

export const FindsByName: Story = {
  ...NamedIcons,
  tags: ['interaction'],
  parameters: {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Icon' }), 'backspace');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'backspace' })).toBeVisible();
  },
};
