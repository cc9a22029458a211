export const footerText = { url: 'https://로 시작하는 주소를 적어 주세요.' } as const;
