import { useIntl } from 'react-intl';
import { inviteLink, type Invite } from '../../api/referral.ts';
import { isShared } from '../../components/shell/isShared.ts';
import { saveFile } from '../../components/shell/saveFile.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { copyText } from '../../ui/actions/copyText.ts';
import { posterPicture, type PosterWords } from './posterPicture.ts';

type Code = Pick<Invite, 'extension_code' | 'share_url'>;

export interface Inviting {
  /** Undefined until the code is known. */
  link: string | undefined;
  onCopied: () => void;
  /** Opens the share sheet, or copies the link where there is none. */
  onShare: () => Promise<void>;
  /** Resolves to the picture; undefined if this browser cannot draw it. */
  onDraw: (words: PosterWords) => Promise<Blob | undefined>;
  /** Returns whether the picture was saved. */
  onSave: (picture: Blob | undefined) => boolean;
}

/** Available actions of an invitation, according to the server. */
export function useInviting(
  code: Code | undefined,
  words: (Code & { share_title: string; share_content: string }) | undefined,
): Inviting {
  const intl = useIntl();
  const { toast } = useShell();
  const link = code && inviteLink(code);
  const say = (text: string, subject?: string) => void toast({ kind: 'success', text, subject });
  return {
    link,
    onCopied: () => say(intl.formatMessage({ id: 'referral.copied', defaultMessage: 'Code copied' })),
    async onShare() {
      if (link === undefined) return;
      const url = words ? inviteLink(words) : link;
      const said = words && { title: words.share_title, text: words.share_content };
      if (await isShared({ ...said, url })) return;
      if (await copyText(url))
        return say(intl.formatMessage({ id: 'kline.share.copied', defaultMessage: 'Link copied' }), 'share');
      toast(
        refusalToast(
          intl.formatMessage({
            id: 'ui.copy.failed',
            defaultMessage: 'Copy failed, please copy manually',
          }),
          undefined,
          { subject: 'share' },
        ),
      );
    },
    onDraw: (poster) => posterPicture(poster).catch(() => undefined),
    onSave(picture) {
      if (picture === undefined) return false;
      saveFile(`${code?.extension_code ?? 'poster'}.png`, picture.type, picture);
      say(intl.formatMessage({ id: 'deposit.saved', defaultMessage: 'Image saved' }));
      return true;
    },
  };
}
