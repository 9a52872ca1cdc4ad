// Props and orders of the stories of one P2P order.
import { fn } from 'storybook/test';
import { otcOrder } from '../../../contracts/examples/otc.ts';
import { siteConfig } from '../../../contracts/examples/session.ts';
import { uploadPreview } from '../../../contracts/examples/verification.ts';
import type { OtcOrderDetail } from '../../../src/api/otc.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import { noPicture, type Picture } from '../../../src/components/pictures/picture.ts';
import type { FormPicture } from '../../../src/components/pictures/usePictureField.ts';
import type { OrderForms, OtcOrderViewProps } from '../../../src/screens/otc/order/OtcOrderView.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { at } from '../../components/command/commandStories.tsx';
import { showRefusal } from '../../toasts.tsx';

export const orderOf = (row: object = {}) => ready<OtcOrderDetail>({ ...otcOrder, ...row });

export const pictureOf = (picture: Picture, maxBytes = siteConfig.upload_max_bytes): FormPicture => ({
  picture,
  kept: undefined,
  maxBytes,
  onChoose: fn(),
  onRetry: fn(),
  onStop: fn(),
});

export const idle = {
  isChecking: false,
  onSubmit: fn(async (): Promise<Refused | undefined> => undefined),
  onRefused: showRefusal,
};

const noDraft = { initial: undefined, onValues: fn() };

export const formsWith = (more: Partial<OrderForms> = {}): OrderForms => ({
  paying: idle,
  paidDraft: noDraft,
  proof: pictureOf(noPicture),
  cancelling: idle,
  releasing: idle,
  hasFundPassword: true,
  appealing: idle,
  appealDraft: noDraft,
  appealPicture: pictureOf(noPicture),
  onSent: fn(),
  ...more,
});

const picture = ready(`data:${uploadPreview.type};base64,${uploadPreview.base64}`);

export const props: OtcOrderViewProps = {
  order: orderOf(),
  serverNow: () => at,
  isOffline: false,
  unread: 0,
  pictures: new Map([
    [2, picture],
    [3, picture],
  ]),
  forms: formsWith(),
  links: {
    chat: '#chat',
    support: '#support',
    offers: '#offers',
    orders: '#orders',
    records: '#records',
    trade: '#trade',
    fundPassword: '#fund-password',
  },
  onExpired: fn(),
  onRefresh: fn(() => Promise.resolve()),
  onBack: fn(),
  offlineBar: undefined,
};
