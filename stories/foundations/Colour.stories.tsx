import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { themes } from '../../src/theme/themes.ts';
import { Chip } from '../../src/ui/choices/Chip.tsx';
import { SearchField } from '../../src/ui/choices/SearchField.tsx';
import { Icon } from '../../src/ui/pictures/Icon.tsx';
import { Text } from '../../src/ui/text/Text.tsx';
import { withClipboard } from '../clipboard.ts';
import { CopyButton } from '../docs/CopyButton.tsx';
import { rests } from '../rests.ts';
import * as styles from './Foundation.css.ts';
import { Foundation, Scroller } from './Foundation.tsx';
import { contrasts, groups, roles, type Pair, type Ratio, type Role } from './roles.ts';

const meta = {
  title: 'foundations/Colour',
  tags: ['autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function RoleCard({ role }: { role: Role }) {
  return (
    <li className={styles.card}>
      <Text as="p" variant="bodyStrong">
        {role.name}
      </Text>
      <Text as="p" variant="label" tone="secondary">
        {role.usage}
      </Text>
      <CopyButton text={`var(${role.variable})`}>{role.variable}</CopyButton>
      <ul className={styles.values}>
        {themes.map(({ id, name }) => {
          const { css, redUp } = role.values[id]!;
          return (
            <li key={id} className={styles.value}>
              <span className={styles.swatch} style={{ backgroundColor: css }} />
              <div className={styles.stacked}>
                <span className={styles.caption}>{name['en']}</span>
                <CopyButton text={css} />
                {redUp === undefined ? null : <CopyButton text={redUp}>{`red up ${redUp}`}</CopyButton>}
              </div>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** Every colour role with its use, its CSS variable and its value in every theme. */
export const Roles: Story = {
  render: () => (
    <Foundation
      title="Roles"
      lead="Components use roles only, never the palette beneath. Positive and negative are for market direction and order side; they are exchanged for users who read red as rising. Press a name or a value to copy it."
    >
      {groups.map((group) => (
        <section key={group} className={styles.section}>
          <Text as="h3" variant="title3">
            {group}
          </Text>
          <ul className={styles.cards}>
            {roles
              .filter((role) => role.group === group)
              .map((role) => (
                <RoleCard key={role.name} role={role} />
              ))}
          </ul>
        </section>
      ))}
    </Foundation>
  ),
  parameters: rests({
    shows: ['surface.base', 'The page.', '--surface-base', ...themes.map(({ name }) => name['en'])],
  }),
};

const isPassed = ({ ratio, redUp, min }: Ratio): boolean => Math.min(ratio, redUp ?? ratio) >= min;

const written = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

function RatioCell({ pair, theme }: { pair: Pair; theme: (typeof themes)[number] }) {
  const ratio = pair.ratios[theme.id]!;
  const colourOf = (name: string) => roles.find((role) => role.name === name)!.values[theme.id]!.css;
  return (
    <td className={styles.cells.figure}>
      <span
        className={styles.sample}
        aria-hidden="true"
        style={{ color: colourOf(pair.foreground), backgroundColor: colourOf(pair.background) }}
      >
        {pair.isText ? 'Aa' : <Icon name="candles" size="xs" />}
      </span>
      <span className={styles.ratio[isPassed(ratio) ? 'passes' : 'fails']}>
        {[written(ratio.ratio), ...(ratio.redUp === undefined ? [] : [written(ratio.redUp)])].join(' / ')}
      </span>{' '}
      <span className={styles.caption}>{`${isPassed(ratio) ? '✓' : '✗'} ${ratio.min}`}</span>
    </td>
  );
}

const near = 1.1;

function Contrasts() {
  const [search, setSearch] = useState('');
  const [isNearOnly, setNearOnly] = useState(false);
  const [sortedBy, setSortedBy] = useState<string>();
  const words = search.toLowerCase().split(' ').filter(Boolean);
  const shown = contrasts
    .filter((pair) =>
      words.every((word) => `${pair.foreground} ${pair.background}`.toLowerCase().includes(word)),
    )
    .filter(({ margin }) => !isNearOnly || margin < near);
  const ordered =
    sortedBy === undefined
      ? shown
      : shown.toSorted((one, other) => one.ratios[sortedBy]!.ratio - other.ratios[sortedBy]!.ratio);
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField label="Role" value={search} onChange={setSearch} />
        </div>
        <Chip pressed={isNearOnly} onClick={() => setNearOnly(!isNearOnly)}>
          Within 10 % of the minimum
        </Chip>
        <span
          role="status"
          className={styles.caption}
        >{`${ordered.length} of ${contrasts.length} pairs`}</span>
      </div>
      <Scroller label="Contrast of pairs">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cells.head}>
                Foreground
              </th>
              <th scope="col" className={styles.cells.head}>
                Background
              </th>
              {themes.map(({ id, name }) => (
                <th
                  key={id}
                  scope="col"
                  className={styles.cells.head}
                  aria-sort={sortedBy === id ? 'ascending' : undefined}
                >
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => setSortedBy(sortedBy === id ? undefined : id)}
                  >
                    {sortedBy === id ? `${name['en']} ▲` : name['en']}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.map((pair) => (
              <tr key={`${pair.foreground} ${pair.background}`}>
                <th scope="row" className={styles.cells.text}>
                  {pair.foreground}
                </th>
                <td className={styles.cells.text}>{pair.background}</td>
                {themes.map((theme) => (
                  <RatioCell key={theme.id} pair={pair} theme={theme} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </>
  );
}

/** Every pair that is drawn, with its ratio and its minimum in every theme. */
export const Contrast: Story = {
  render: () => (
    <Foundation
      title="Contrast"
      lead="Text has at least 4.5 : 1 on its background, icons, edges of controls and marks of charts 3 : 1; high contrast asks for more. The second figure of a pair is with red for rising prices. Press a theme to sort by its ratio."
    >
      <Contrasts />
    </Foundation>
  ),
  parameters: rests({ shows: [`${contrasts.length} of ${contrasts.length} pairs`, 'text.primary'] }),
};

const [firstRole] = roles;

export const CopiesByKeyboard: Story = {
  ...Roles,
  tags: ['interaction'],
  parameters: {},
  play: async ({ canvasElement }) => {
    const copied: string[] = [];
    const restore = withClipboard({
      writeText: (text) => {
        copied.push(text);
        return Promise.resolve();
      },
    });
    const button = within(canvasElement).getByRole('button', { name: firstRole!.variable });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent(
        `Copied var(${firstRole!.variable})`,
      ),
    );
    await expect(copied).toEqual([`var(${firstRole!.variable})`]);
    restore();
  },
};

export const FiltersAndSortsPairs: Story = {
  ...Contrast,
  tags: ['interaction'],
  parameters: {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvas.getAllByRole('row').slice(1);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Role' }), 'positive.text sunken');
    await expect(rows()).toHaveLength(1);
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Role' }));
    const [theme] = themes;
    await userEvent.click(canvas.getByRole('button', { name: theme!.name['en'] }));
    const ratios = rows().map((row) =>
      Number(/\d+\.\d+/.exec(row.querySelectorAll('td')[1]!.textContent)![0]),
    );
    await expect(ratios).toEqual(ratios.toSorted((one, other) => one - other));
  },
};
