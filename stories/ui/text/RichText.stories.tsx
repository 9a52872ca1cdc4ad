import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { RichText } from '../../../src/ui/text/RichText.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const sections = ['Orders', 'Fees', 'Where prices come from']
  .map(
    (title) =>
      `<h2>${title}</h2><p>${'A limit order is filled at its price or a better one. '.repeat(5)}</p>`,
  )
  .join('');

const meta = {
  title: 'ui/text/RichText',
  component: RichText,
  tags: ['autodocs'],
  args: { html: sections },
  parameters: guide({
    use: 'For long texts from elsewhere: help, agreements, announcements.',
    do: ['Keep its contents list where it has sections.'],
    dont: ['Use it for texts of the interface.'],
  }),
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {};

/** Collapsed until the user looks for a section. */
export const Contents: Story = {
  args: { hasContents: true },
  parameters: rests({ shows: ['Contents'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const ContentsUnfolded: Story = {
  args: { hasContents: true },
  parameters: { ...rests({ has: ['nav'] }), docs: { story: { inline: false, height: '500px' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Not userEvent.click, whose focus would scroll the docs page.
    await fireEvent.click(canvas.getByText('Contents'));
    await canvas.findByRole('link', { name: 'Where prices come from' });
  },
};

export const Everything: Story = {
  args: {
    html:
      '<h2>How long</h2><p>Data is kept <strong>as long as the law demands</strong>, and <em>no longer</em>.</p>' +
      '<h3>Terms</h3><table><thead><tr><th>Data</th><th>Kept</th></tr></thead><tbody>' +
      '<tr><td>Codes</td><td>10 minutes</td></tr><tr><td>Log lines</td><td>up to 30 days</td></tr></tbody></table>' +
      '<h4>Steps</h4><ol><li>Cancel open orders.</li><li>Withdraw your balances.</li></ol>' +
      '<ul><li>A point</li><li>A second point that is long enough to need a second line on a phone</li></ul>' +
      '<blockquote><p>We never ask for your password.</p></blockquote><p>Set <code>SANDBOX</code> to off.</p>' +
      '<p>Write to <a href="https://support.example">support</a>, to <a href="mailto:a@b.example">a@b.example</a> ' +
      'or read the <a href="/pages/user/login/agree">agreements</a>.</p>',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Kept' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support (opens another site)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(canvas.getByRole('link', { name: 'agreements' })).not.toHaveAttribute('target');
  },
};

/** Nothing that a back end sends is executed. */
export const Hostile: Story = {
  args: {
    html:
      '<p onclick="document.title=1">Words stay.</p><script>document.title="run"</script>' +
      '<img src="x" onerror="document.title=\'run\'"><a href="javascript:document.title=\'run\'">A link that is none</a>',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Words stay.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(document.title).not.toBe('run');
  },
};

/** A section is shown without a history entry. */
export const ShowsASection: Story = {
  tags: ['interaction'],
  args: { hasContents: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Contents'));
    const steps = window.history.length;
    await userEvent.click(await canvas.findByRole('link', { name: 'Where prices come from' }));
    await expect(canvas.getByRole('heading', { name: 'Where prices come from' })).toHaveFocus();
    await expect(window.history.length).toBe(steps);
  },
};
