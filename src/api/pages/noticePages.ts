import { call, client } from '../calling/client.ts';
import type { NoticeRow } from '../notices.ts';
import { pagesOf } from '../calling/pages.ts';
import * as read from '../readers/notices.ts';

export const noticePages = () =>
  pagesOf<NoticeRow>({
    queryKey: ['notices', 'pages'],
    async load({ page, limit, newestId }, signal) {
      const query = { page, limit, until_id: newestId };
      const { list, count } = await call(
        client.GET('/user/notices', { params: { query }, signal }),
        read.notices,
      );
      return { rows: list, count };
    },
  });
