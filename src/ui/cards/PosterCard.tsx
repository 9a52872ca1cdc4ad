import type { ReactNode, Ref } from 'react';
import { Graticule } from '../screen/Graticule.tsx';
import { Logo } from '../pictures/Logo.tsx';
import * as styles from './PosterCard.css.ts';
import { QrCode } from '../facts/QrCode.tsx';

interface PosterCardProps {
  slogan: ReactNode;
  /** Label of the code. */
  label: ReactNode;
  /** The code as text. */
  code: string;
  codeRef?: Ref<HTMLSpanElement>;
  /** Content and label of the QR code. */
  qr: { text: string; label: string };
}

/** Poster to share: the brand, an invitation code and its QR code. */
export function PosterCard({ slogan, label, code, codeRef, qr }: PosterCardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.globe}>
        <Graticule variant="banner" />
      </div>
      <div className={styles.brand}>
        <Logo />
      </div>
      <p className={styles.slogan}>{slogan}</p>
      <div className={styles.foot}>
        <div>
          <div className={styles.label}>{label}</div>
          <span ref={codeRef} className={styles.code}>
            {code}
          </span>
        </div>
        <div className={styles.qr}>
          <QrCode {...qr} />
        </div>
      </div>
    </section>
  );
}

/** The poster as an image, which a long press saves where a button cannot. */
export function PosterPicture({ src, alt }: { src: string; alt: string }) {
  return <img className={styles.picture} src={src} alt={alt} />;
}
