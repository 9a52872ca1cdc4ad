import * as styles from './Graticule.css.ts';

type GraticuleProps = {
  /**
   * Header and banner are behind the content of a positioned frame, hero is behind a whole screen with a large title;
   * failed is in the layout flow.
   */
  variant: 'hero' | 'header' | 'banner' | 'failed';
};

/** Widths of the globe's arcs and heights of its parallels, as shares of its radius. */
const arcs = [0.34, 0.64, 0.88, 1];
const parallels = [-0.66, -0.33, 0, 0.33, 0.66];
const radius = 105.4;
const centre = { x: 142.6, y: 85 };
const frame = { width: 230, height: 170 };
/** The equator extends to the frame's edge, like the meridian beyond the poles. */
const overhang = 14;

function parallelPath(share: number): string {
  const half = share === 0 ? radius : Math.sqrt(1 - share * share) * radius;
  return `M${(centre.x - half).toFixed(1)} ${(centre.y + share * radius).toFixed(1)}h${(2 * half).toFixed(1)}`;
}

function Globe({ variant }: { variant: 'hero' | 'header' | 'banner' }) {
  return (
    <div className={variant === 'hero' ? styles.backdropBehind : styles.backdrop} aria-hidden="true">
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={styles.globe[variant]} focusable="false">
        {arcs.map((share) => (
          <ellipse key={share} cx={centre.x} cy={centre.y} rx={(share * radius).toFixed(1)} ry={radius} />
        ))}
        <path d={parallels.map(parallelPath).join('')} />
        <path
          d={`M${centre.x} ${centre.y - radius - overhang}v${2 * (radius + overhang)}`}
          className={styles.globeMeridian[variant]}
        />
      </svg>
    </div>
  );
}

/** Decorative arcs and parallels with one meridian: the product's only artwork. */
export function Graticule({ variant }: GraticuleProps) {
  if (variant === 'hero' || variant === 'header' || variant === 'banner') return <Globe variant={variant} />;
  return (
    <svg viewBox="0 0 120 80" className={styles.drawing} aria-hidden="true" focusable="false">
      <path d="M4 40c10 0 10-18 20-18s10 36 20 36M76 58c10 0 10-36 20-36s10 18 20 18" />
      <path d="M60 6v22M60 52v22" className={styles.meridian} />
      <path d="m52 34 16 12M68 34 52 46" className={styles.fault} />
    </svg>
  );
}
