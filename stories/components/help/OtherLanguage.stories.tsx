import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtherLanguage } from '../../../src/components/help/OtherLanguage.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/help/OtherLanguage',
  component: OtherLanguage,
  tags: ['autodocs'],
  args: { written: 'en', locale: 'de' },
} satisfies Meta<typeof OtherLanguage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { parameters: rests({ shows: ['This text is only available in English.'] }) };

export const Same: Story = {
  args: { locale: 'en' },
  parameters: rests({ hides: ['only available'] }),
};
