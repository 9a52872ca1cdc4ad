import { TabBar } from '../../src/ui/screen/TabBar.tsx';

const tabs = [
  { id: 'Home', label: 'Home', icon: 'home', href: '#home' },
  { id: 'SpotTrade', label: 'Spot', icon: 'swap', href: '#spot' },
  { id: 'OptionTrade', label: 'Options', icon: 'timer', href: '#options' },
  { id: 'LeverTrade', label: 'Contracts', icon: 'candles', href: '#contracts' },
  { id: 'FinanceHub', label: 'Hosting', icon: 'bank', href: '#hosting' },
  { id: 'Assets', label: 'Assets', icon: 'wallet', href: '#assets' },
] as const;

/** The app's tab bar for a screen's story. */
export const tabBar = (current: (typeof tabs)[number]['id']) => <TabBar tabs={tabs} current={current} />;
