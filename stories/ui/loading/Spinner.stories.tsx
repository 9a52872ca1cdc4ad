import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../src/ui/loading/Spinner.tsx';

const meta = { title: 'ui/Spinner', component: Spinner, tags: ['autodocs'] } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
