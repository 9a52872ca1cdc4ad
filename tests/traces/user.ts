// What a person does on a screen, for the fixtures of the domains.
import { act, screen } from '@testing-library/react';
import { screenOf } from '../../e2e/support/screens.ts';
import type { User } from '../domains/ScreenFixtures.ts';
import { openClaim } from './claims.ts';
import { openIeoApplication, payable } from './ieoApplications.ts';
import { openLever } from './levers.ts';
import { openApp } from './openApp.tsx';
import { openOtc } from './otcs.ts';
import { openOrderChat, openOtcOrder, openPurchase, paidSale } from './otcOrders.ts';
import { openPhotos, threePhotos } from './photos.ts';
import { enter, holdTime, press, submit, wait } from './steps.ts';
import { authorise, tryToWithdraw } from './withdrawing.ts';

export const user: User = {
  press,
  enter,
  submit,
  open: async (name) => void (await openApp(screenOf(name))),
  async confirm(name) {
    const [, button] = await screen.findAllByRole('button', { name, hidden: true });
    await act(async () => button!.click());
  },
  logIn: async (name) => void (await openApp({ ...screenOf(name), isMember: true })),
  placeLeverOrder: openLever,
  openPhotos: () => openPhotos({ has: threePhotos }),
  openOtc: async () => void (await openOtc()),
  openClaim: async () => void (await openClaim()),
  openOrderChat: async (path) => void (await openOrderChat(path)),
  async openOtcOrder(kind) {
    holdTime();
    await openOtcOrder(kind === 'sale' ? paidSale() : openPurchase());
  },
  async openIeoApplication(terms) {
    holdTime();
    await openIeoApplication(payable(terms));
  },
  tryToWithdraw: async (path) => void (await tryToWithdraw('500', {}, path)),
  authorise,
  wait,
};
