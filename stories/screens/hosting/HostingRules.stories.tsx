import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hostingProduct } from '../../../contracts/examples/hosting.ts';
import { article } from '../../../contracts/examples/help.ts';
import { HostingRulesView } from '../../../src/screens/hosting/HostingRulesView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { at, fault } from '../../components/command/commandStories.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'screens/hosting/HostingRules',
  component: HostingRulesView,
  parameters: { layout: 'fullscreen' },
  args: { article: ready(article), product: undefined, onBack: fn() },
} satisfies Meta<typeof HostingRulesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { article: loading },
  parameters: rests({ shows: ['Fund hosting terms'] }),
};

export const Failed: Story = {
  args: { article: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The document could not be loaded', 'Try again'] }),
};

/** 0.4 % × 15 × 10,000 = 600, and 0.4 % × 3 × 1,000 = 12. */
export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['An example', '10,000.00 USDT at 0.40% for 15 days earns', '600.00 USDT'],
      ...['−12.00 USDT', '988.00 USDT', 'Penalty: settlement ratio 0.40% × remaining days × amount.'],
    ],
  }),
};

/** Rule A: 12, and 1.5 × 4. */
export const OfAProduct: Story = {
  args: { product: { ...hostingProduct, penalty_rule: 'A' } },
  parameters: rests({
    shows: ['USDT · 15 days', '−18.00 USDT', '982.00 USDT', '1.5 × one day’s yield'],
  }),
};

/** Rule B: 1.5 × 4. */
export const OfRuleB: Story = {
  args: { product: { ...hostingProduct, penalty_rule: 'B', settlement_ratio: undefined } },
  parameters: rests({ shows: ['−6.00 USDT', '994.00 USDT', 'Penalty: 1.5 × one day’s yield.'] }),
};

export const Unreported: Story = {
  name: 'Penalty could not be loaded',
  args: { product: { ...hostingProduct, penalty_rule: undefined } },
  parameters: rests({ shows: ['The penalty for this product could not be loaded.'], hides: ['988.00'] }),
};
