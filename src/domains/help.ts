import type { Domain } from './Domain.ts';

export const help = {
  screens: {
    Notices: { path: '/pages/notice/index', isPublic: true },
    Notice: { path: '/pages/index/notice/notice', isPublic: true },
    HelpCentre: { path: '/pages/help/center/center', isPublic: true },
    HelpArticle: { path: '/pages/help/center/detail', isPublic: true },
    Reserves: { path: '/pages/help/reserves', isPublic: true },
    Chat: { path: '/pages/help/chat', isPublic: true },
    Chat2: { path: '/pages/help/chat2', isPublic: true },
    NewChat: { path: '/pages/help/newchat', isPublic: true },
    OtcChat: { path: '/pages/help/otcChat' },
    NewOtcChat: { path: '/pages/help/newotcChat' },
  },
} satisfies Domain;
