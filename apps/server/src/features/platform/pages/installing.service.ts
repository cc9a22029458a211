import { brandColour } from '@dure/contract/tenancy/tenants/brand-colours';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { paint } from '../../../kernel/files/painting.ts';
import type { FileStore } from '../../../kernel/files/store.ts';
import type { Tenant } from '../../../kernel/tenancy.ts';
import type { Services } from '../../../kernel/unit.ts';

interface Icon {
  readonly size: number;
  /** Part of the width that stays free on each side; what a phone cuts into its own shape has ground to lose. */
  readonly inset: number;
  readonly hasGround: boolean;
}
const ICONS: Readonly<Record<string, Icon>> = {
  'icon-192.png': { size: 192, inset: 0, hasGround: false },
  'icon-512.png': { size: 512, inset: 0, hasGround: false },
  'maskable-192.png': { size: 192, inset: 0.1, hasGround: true },
  'maskable-512.png': { size: 512, inset: 0.1, hasGround: true },
  'apple-180.png': { size: 180, inset: 0.06, hasGround: true },
};
const DAY_SECONDS = 86_400;
const MAX_KEPT = 100;

const tagOf = (...parts: readonly string[]): string =>
  `"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 20)}"`;

/** Bytes of the uploaded logo, or of the drawn one. */
const logoBytes = async ({ tenantId, logo_key, logo_svg }: Tenant, files: FileStore): Promise<Buffer> =>
  logo_key === null ? Buffer.from(logo_svg) : buffer(await files.get(`${tenantId}/${logo_key}`));

/** A tenant's logo as an icon, where wanted on the ground of its brand; the ground alone where the logo cannot be drawn. */
async function paintIcon(
  { color_preset }: Tenant,
  bytes: Buffer | undefined,
  { size, inset, hasGround }: Icon,
): Promise<Buffer> {
  const ground = brandColour(color_preset);
  const side = Math.round(size * (1 - 2 * inset));
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const logo = await sharp(bytes, { density: 72 * 16, limitInputPixels: 4096 * 4096 })
    .resize(side, side, { fit: 'contain', background: transparent })
    .png()
    .toBuffer()
    .catch(() => undefined);
  const background = hasGround || !logo ? ground : transparent;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite(logo ? [{ input: logo }] : [])
    .png()
    .toBuffer();
}

const manifestOf = ({ name, color_preset }: Tenant) => ({
  id: '/',
  name,
  short_name: name,
  lang: 'ko',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: brandColour(color_preset),
  icons: [192, 512].flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
});

/** What a browser asks for to put a tenant's site among the programs of a device: its name, colour and icons. */
export function serveInstalling(app: FastifyInstance, { tenants, files }: Services): void {
  const kept = new Map<string, Promise<Buffer>>();
  const drawn = (tag: string, tenant: Tenant, icon: Icon) => {
    const known = kept.get(tag);
    if (known) return known;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MAX_KEPT) kept.delete(oldest);
    const made = logoBytes(tenant, files)
      .catch(() => undefined)
      .then((bytes) => paint(() => paintIcon(tenant, bytes, icon)));
    kept.set(tag, made);
    made.catch(() => kept.delete(tag));
    return made;
  };

  app.get('/manifest.webmanifest', async (request, reply) => {
    const text = JSON.stringify(manifestOf(await tenants.ofHost(request.host)));
    const tag = tagOf(text);
    void reply.header('etag', tag).header('cache-control', 'public, max-age=300').header('vary', 'host');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/manifest+json; charset=utf-8').send(text);
  });

  app.get<{ Params: { name: string } }>('/icons/:name', async (request, reply) => {
    const icon = Object.hasOwn(ICONS, request.params.name) ? ICONS[request.params.name] : undefined;
    if (!icon) return reply.callNotFound();
    const tenant = await tenants.ofHost(request.host);
    const tag = tagOf(request.params.name, tenant.logo_key ?? tenant.logo_svg, tenant.color_preset);
    void reply.header('etag', tag).header('cache-control', `public, max-age=${DAY_SECONDS}`).header('vary', 'host');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('image/png').send(await drawn(tag, tenant, icon));
  });
}
