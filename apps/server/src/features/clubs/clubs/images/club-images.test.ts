import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { FileMissing } from '../../../../kernel/files/store.ts';
import { multipart } from '../../../../testing/answers.ts';
import { clubForm, makeClub, submitClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { clubImageShapesJob, clubImagesJob } from './club-images.jobs.ts';

let server: TestServer;
let tenantId: string;
let instructor: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
  instructor = await makePerson(server, tenantId, 'instructor');
});

const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d3fae' } });
const bytes = (buffer: Buffer) => new Uint8Array(buffer);

async function upload(content: Uint8Array<ArrayBuffer> | string, name = 'cover.png', { token } = instructor) {
  const { payload, headers } = await multipart(undefined, [{ name, content }], 'image');
  return server.call({ method: 'POST', url: '/api/v1/club/images', token, payload: payload!, headers: headers! });
}
async function kept(content: Uint8Array<ArrayBuffer>, person = instructor) {
  const { body } = await upload(content, 'cover.png', person);
  return body.data as { imageKey: string; imageUrl: string; imageShape: unknown };
}

test('a picture is painted anew: WebP, at most 1600 pixels wide, upright, without where and how it was taken', async () => {
  const exif = { IFD0: { Copyright: 'secret-place' } };
  const photo = await painted(3000, 1200).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
  const { imageUrl } = await kept(bytes(photo));
  const { status, headers, raw } = await server.call({ url: imageUrl });
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/webp', 'nosniff']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { format, width, height, exif: left } = await sharp(raw).metadata();
  expect({ format, width, height, left }).toEqual({ format: 'webp', width: 1200, height: 3000, left: undefined });
  const wide = await kept(bytes(await painted(3000, 1200).png().toBuffer()));
  const shrunk = await sharp((await server.call({ url: wide.imageUrl })).raw).metadata();
  expect([shrunk.width, shrunk.height]).toEqual([1600, 640]);
});

test('a picture can be had in the widths of the contract, and in no other', async () => {
  const { imageUrl } = await kept(bytes(await painted(1200, 400).png().toBuffer()));
  const widthOf = async (query: string) => {
    const { status, raw, headers } = await server.call({ url: imageUrl + query });
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    return (await sharp(raw).metadata()).width;
  };
  expect(await Promise.all(['?w=480', '?w=960', '', '?w=481', '?w=x'].map(widthOf))).toEqual([
    480, 960, 1200, 1200, 1200,
  ]);
  expect((await server.call({ url: `${imageUrl}?w=480`, headers: { host: 'hanbit.localhost' } })).status).toBe(404);
});

test.each(['png', 'webp', 'avif', 'jpeg'] as const)('%s is accepted', async (format) => {
  expect((await upload(bytes(await painted(40, 30).toFormat(format).toBuffer()))).status).toBe(200);
});

test('a small file that unpacks into too many pixels is refused before it is unpacked', async () => {
  const flood = await sharp({ create: { width: 16_000, height: 3000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const { status, body } = await upload(bytes(flood));
  expect([status, body.code, body.errors?.[0]?.path]).toEqual([413, '0416', 'image']);
});

/** Upright as it is painted: its sender's camera lay on its side. */
const TALL = { width: 400, height: 1200, edgeColour: '#1d3fae' };
const forgetShape = (tenant: string, key: string) =>
  build
    .updateTable('files')
    .set({ picture_width: null, picture_height: null, picture_edge: null })
    .where('tenant_id', '=', tenant)
    .where('file_key', '=', key);
const tall = () => painted(1200, 400).withMetadata({ orientation: 6 }).png().toBuffer();

/** A club that recruits, with that picture. */
async function pictured(imageKey: string) {
  const club = await makeClub(server, tenantId, { creator: instructor, status: '0200' });
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('clubs')
        .set({ image_key: imageKey })
        .where('tenant_id', '=', tenantId)
        .where('club_sequence', '=', club.clubSequence),
    ),
  );
  return club;
}

test('the shape of a picture is told wherever its address is, before anybody has loaded it', async () => {
  const { imageKey, imageShape } = await kept(bytes(await tall()));
  expect(imageShape).toEqual(TALL);
  const { clubSequence, participationCode } = await pictured(imageKey);
  const { token } = await makePerson(server, tenantId, 'member');
  const code = { method: 'POST', url: '/api/v1/club/participation-code', payload: { participationCode } } as const;
  const told = await Promise.all([
    server.call({ ...code, token }),
    server.call({ url: `/api/v1/clubs/${clubSequence}/about`, token }),
    server.call({ url: `/api/v2/quiz-clubs/${clubSequence}`, token: instructor.token }),
  ]);
  for (const { body } of told) expect(body.data).toMatchObject({ clubImageShape: TALL });
});

test('a picture from before its shape was kept is measured within the hour, and has none until then', async () => {
  const { imageKey } = await kept(bytes(await tall()));
  const { clubSequence } = await pictured(imageKey);
  await server.database.read(tenantId, forgetShape(tenantId, imageKey));
  const shape = async () => {
    const { body } = await server.call({ url: `/api/v1/clubs/${clubSequence}/about` });
    return (body.data as { clubImageShape: unknown }).clubImageShape;
  };
  expect(await shape()).toBeNull();
  await clubImageShapesJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
  expect(await shape()).toEqual(TALL);
});

test('what is no picture, a broken one or a moving one is refused', async () => {
  const png = await painted(40, 30).png().toBuffer();
  const broken = Buffer.concat([png.subarray(0, 60), Buffer.alloc(40)]);
  const gif = await painted(4, 4).gif().toBuffer();
  for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', bytes(broken), bytes(gif)]) {
    const { status, body } = await upload(content);
    expect([status, body.code]).toEqual([415, '0415']);
  }
});

test('only who uploaded a picture can give it to a club; afterwards other admins keep it', async () => {
  const colleague = await makePerson(server, tenantId, 'instructor');
  const { imageKey, imageUrl } = await kept(bytes(await painted(40, 30).png().toBuffer()));
  const form = clubForm({ imageKey });
  const stolen = await submitClub(server, colleague, form);
  expect(stolen.body.errors?.map(({ path }) => path)).toEqual(['imageKey']);
  const { body } = await submitClub(server, instructor, clubForm({ imageKey, instructors: [colleague.memberId] }));
  expect(body.data).toMatchObject({ imageKey, clubImageUrl: imageUrl });
  const club = body.data as { clubSequence: number };
  const edited = await server.call({
    method: 'PUT',
    url: `/api/v2/quiz-clubs/${club.clubSequence}`,
    token: colleague.token,
    payload: club,
  });
  expect(edited.body.data).toMatchObject({ imageKey });
});

test('a picture can come along with the form', async () => {
  const content = bytes(await painted(40, 30).png().toBuffer());
  const { body } = await submitClub(server, instructor, clubForm(), { image: { name: 'cover.png', content } });
  const { clubImageUrl } = body.data as { clubImageUrl: string };
  expect((await server.call({ url: clubImageUrl })).headers['content-type']).toBe('image/webp');
});

test('a form that is refused leaves no file behind', async () => {
  const content = bytes(await painted(40, 30).png().toBuffer());
  const stored: string[] = [];
  const { files } = server.services;
  const put = files.put.bind(files);
  files.put = (key, ...rest) => {
    stored.push(key);
    return put(key, ...rest);
  };
  const refused = await submitClub(server, instructor, clubForm({ jobGroups: ['9999'] }), {
    image: { name: 'cover.png', content },
  });
  files.put = put;
  expect([refused.status, stored.length]).toEqual([400, 1]);
  await expect(files.get(stored[0]!)).rejects.toThrow(FileMissing);
});

test('pictures of another tenant, other files and unknown keys are not found', async () => {
  const { imageUrl } = await kept(bytes(await painted(40, 30).png().toBuffer()));
  for (const [url, host] of [
    [imageUrl, 'hanbit.localhost'],
    [`/images/${crypto.randomUUID()}`, 'localhost'],
    ['/images/..%2F..%2Fetc%2Fpasswd', 'localhost'],
  ] as const) {
    expect((await server.call({ url, host })).status).toBe(404);
  }
});

test('a member may not upload pictures of clubs, and an upload without a picture names the field', async () => {
  const member = await makePerson(server, tenantId, 'member');
  expect((await upload('x', 'cover.png', member)).status).toBe(403);
  const { payload, headers } = await multipart({});
  const { body } = await server.call({
    method: 'POST',
    url: '/api/v1/club/images',
    token: instructor.token,
    payload: payload!,
    headers: headers!,
  });
  expect(body.errors?.map(({ path }) => path)).toEqual(['image']);
});

test('a picture that no club took within a day is removed, one that a club shows stays', async () => {
  const content = bytes(await painted(40, 30).png().toBuffer());
  const [used, unused] = [await kept(content), await kept(content)];
  await submitClub(server, instructor, clubForm({ imageKey: used.imageKey }));
  const { run } = clubImagesJob.define({ services: server.services, log: server.app.log });
  const statusOf = async ({ imageUrl }: { imageUrl: string }) => (await server.call({ url: imageUrl })).status;
  await run({}, async () => {});
  expect([await statusOf(used), await statusOf(unused)]).toEqual([200, 200]);
  server.clock.advance(25 * 60 * 60_000);
  await run({}, async () => {});
  expect([await statusOf(used), await statusOf(unused)]).toEqual([200, 404]);
  await expect(server.services.files.get(`${tenantId}/${unused.imageKey}`)).rejects.toThrow(FileMissing);
});
