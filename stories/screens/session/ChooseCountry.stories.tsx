import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { countries } from '../../../contracts/countries.ts';
import * as examples from '../../../contracts/examples/session.ts';
import { ChooseCountryView } from '../../../src/screens/session/ChooseCountryView.tsx';
import { failed, loading, ready } from '../../../src/ui/remote.ts';

const meta = {
  title: 'screens/session/ChooseCountry',
  component: ChooseCountryView,
  parameters: { layout: 'fullscreen' },
  args: {
    countries: ready(countries),
    current: { dialCode: '49', region: 'DE' },
    place: { languages: ['de-AT'], timeZone: 'Europe/Vienna' },
    onChoose: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ChooseCountryView>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('searchbox', { name: 'Country or code, e.g. 49' });

export const Loading: Story = { args: { countries: loading } };

const retry = fn();
export const Failed: Story = {
  args: { countries: failed(new Error('The server could not be reached'), retry, 1_795_271_021_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The countries could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(search(canvasElement), 'atlantis');
    await expect(await canvas.findByText('No country found')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByText('All countries')).toBeVisible();
  },
};

/** The chosen one and the one of the device come first; a tap on any chooses. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [suggested] = canvas.getAllByRole('list');
    await expect(
      within(suggested!)
        .getAllByRole('button')
        .map((row) => row.textContent),
    ).toEqual([expect.stringMatching(/Austria\+43/), expect.stringMatching(/Germany\+49Chosen/)]);
    await userEvent.click(within(suggested!).getByRole('button', { name: /Austria/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'AT', area_code: '43' }),
    );
  },
};

export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(search(canvasElement), '+81');
    await userEvent.click(await canvas.findByRole('button', { name: /Japan/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ code: 'JP' }));
  },
};

/** By the name in the user's language, and sorted by it. */
export const German: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'osterr');
    await expect(await canvas.findByRole('button', { name: /Österreich/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Letters: Story = {
  args: { current: undefined, place: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rail = within(canvas.getByRole('navigation', { name: 'Jump to letter' }));
    await userEvent.click(rail.getByRole('button', { name: 'T' }));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await expect(canvas.getByRole('list', { name: 'T' })).toBeVisible();
  },
};

/** A back end that names no regions still has its list. */
export const WithoutRegions: Story = {
  args: {
    countries: ready(examples.areaCodes.map((country) => ({ ...country, code: '' }))),
    current: { dialCode: '49' },
    place: undefined,
  },
  play: async ({ canvasElement }) => {
    const [chosen] = within(canvasElement).getAllByText('Germany');
    await expect(chosen).toBeVisible();
  },
};
