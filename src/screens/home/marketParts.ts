// One module, because Home's first load contains the names of all files that it may load later.
export { EditFavourites } from './EditFavourites.tsx';
export { MarketSearch } from './MarketSearch.tsx';
export { NoMarket } from './NoMarket.tsx';
export { sortPairs } from './sortPairs.ts';
export { StaleBadge } from '../../ui/messages/StaleBadge.tsx';
export { StocksPanel } from './StocksPanel.tsx';
export { watchPointer } from './watchPointer.ts';
